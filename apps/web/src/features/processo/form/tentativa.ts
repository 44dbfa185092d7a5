/** State of an address that a form was led to after sending was tried: what is missing is marked there. */
export const TENTATIVA = { tentou: true } as const

export const isTentativa = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'tentou' in state && state.tentou === true
