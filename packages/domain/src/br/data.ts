/** `2026-11-20` as `20/11/2026`. */
export const formatData = (data: string): string => data.slice(0, 10).split('-').toReversed().join('/')
