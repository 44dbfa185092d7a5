// Words that everybody tries first, here and in this trade; a password built on one of them is guessed early.
const comuns = [
  'senha',
  'password',
  'qwerty',
  'asdfgh',
  'zxcvbn',
  'abc123',
  '123456',
  '654321',
  '111111',
  '000000',
  'brasil',
  'admin',
  'mudar',
  'trocar',
  'limpeza',
  'empresa',
  'flamengo',
  'corinthians',
  'palmeiras',
  'jesus',
  'deus',
  'iloveyou',
  'welcome',
  'letmein',
  'dragon',
  'monkey',
  'football',
  'futebol',
  'saopaulo',
  'cruzeiro',
  'gremio',
  'vasco',
  'familia',
  'princesa',
  'estrela',
  'meuamor',
  'teamo',
  'minhavida',
]

const normalizar = (texto: string): string =>
  texto
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** Characters that must be left once the guessable words are taken away. */
const MINIMO_PROPRIO = 6
const MINIMO_DIFERENTES = 5

/** Length of a password, in characters (ASVS 6.2). */
export const tamanhoSenha = { min: 10, max: 128 } as const

/** Whether a password is built of too few characters, as `aaaaaaaaaa`. */
export const isRepetitiva = (senha: string): boolean => new Set(senha).size < MINIMO_DIFERENTES

/** Whether a password is mostly words that others try first: common ones, or those of `contexto`. */
export function isPrevisivel(senha: string, contexto: readonly string[]): boolean {
  const termos = contexto
    .flatMap((texto) => texto.split(/[\s@._-]+/))
    .map(normalizar)
    .filter((p) => p.length >= 4)
  const resto = [...comuns, ...termos].reduce(
    (texto, termo) => texto.replaceAll(termo, ''),
    normalizar(senha),
  )
  return resto.length < MINIMO_PROPRIO
}

/**
 * Why a password is too easy to guess, in words for the person, or null.
 * `contexto` holds what others know of the person: name, login, e-mail, company.
 */
export function motivoSenhaFraca(senha: string, contexto: readonly string[]): string | null {
  if (isRepetitiva(senha)) return 'Use uma senha com mais caracteres diferentes'
  return isPrevisivel(senha, contexto)
    ? 'Esta senha é fácil de adivinhar: evite palavras comuns, seu nome e o da empresa'
    : null
}
