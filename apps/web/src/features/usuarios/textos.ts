/** A login from a name: first and last, without accents. */
export function sugerirUsuario(nome: string): string {
  const partes = nome
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((parte) => parte.length > 1)
  const ultimo = partes.length > 1 ? partes.at(-1) : undefined
  return [partes[0], ultimo].filter(Boolean).join('.').slice(0, 60)
}

interface Convite {
  readonly nome: string
  readonly usuario: string
  readonly codigo: string
  readonly endereco: string
  /** Until when the code is good, in words. */
  readonly ate: string
}

/** What the administrator passes on to the person, whole. */
export const conviteEmTexto = ({ nome, usuario, codigo, endereco, ate }: Convite): string =>
  [
    `Olá, ${nome.split(' ')[0]}. Este é o seu acesso ao sistema do Departamento Pessoal.`,
    `1. Abra ${endereco}`,
    '2. Toque em "Tenho um código"',
    `3. Usuário: ${usuario}`,
    `4. Código: ${codigo} (vale uma vez só, até ${ate})`,
    '5. Crie uma senha que só você saiba',
  ].join('\n')
