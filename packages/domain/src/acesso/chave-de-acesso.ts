/** How a browser reaches an authenticator, in the words of WebAuthn. */
export const transportes = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const
export type Transporte = (typeof transportes)[number]

export const isTransporte = (texto: string): texto is Transporte =>
  (transportes as readonly string[]).includes(texto)

export const maxNomeDaChave = 60

/** Passkeys that a person has at most: phone, computer, a token in the drawer, and room for those of before. */
export const maxChavesDeAcesso = 10
