/** The id that an address names; null where it names none that a record could have. */
export const idDoEndereco = (texto: string | null | undefined): number | null =>
  texto && /^[1-9]\d{0,8}$/.test(texto) ? Number(texto) : null
