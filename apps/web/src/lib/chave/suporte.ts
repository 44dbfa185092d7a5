/** Whether this browser has passkeys, at this address: none has them on a page without TLS, but on this machine. */
export const temChavesDeAcesso = (): boolean => typeof PublicKeyCredential === 'function'
