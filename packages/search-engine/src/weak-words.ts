const WEAK = new Set(
  (
    'a able about actually all already also always am an and any anybody anyone anything anyway are as at be because been being best better but ' +
    'by can cannot cant could did didnt do does doesnt doing done dont each else ever every everybody everyone everything everywhere for from get ' +
    'gets getting good got had happen happens has have having he help her here his how i if im in inside instead into is isnt it its just keep ' +
    'know let lets like lot make makes making many may maybe me might more much must my myself need needs no not of on onto or our ours out own ' +
    'people person please possible put puts really same say says she should so some somebody someone something somewhere still stuff such than ' +
    'that thats the their them then there these they thing things this those through to too try trying until us use used uses using very via want ' +
    'wants was way ways we well went were what whats when where which while who whose why will with wont would yet you your yours yourself'
  ).split(' '),
)

/** Returns true for stop words such as "how" and "the". */
export const isWeakWord = (term: string): boolean => WEAK.has(term)
