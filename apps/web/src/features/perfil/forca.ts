import { isPrevisivel, isRepetitiva, tamanhoSenha } from '@rh/domain/acesso/senha-fraca'
import type { Tone } from '../../ui/data/StatusChip.tsx'

export interface Regra {
  readonly texto: string
  readonly cumprida: boolean
}

/** What a new password must be, each with whether it is so far. The server asks for the same. */
export function regrasDaSenha(nova: string, atual: string, contexto: readonly string[]): Regra[] {
  const { min, max } = tamanhoSenha
  return [
    { texto: `De ${min} a ${max} caracteres`, cumprida: nova.length >= min && nova.length <= max },
    { texto: 'Com caracteres variados', cumprida: nova !== '' && !isRepetitiva(nova) },
    {
      texto: 'Sem depender de palavras comuns, do seu nome ou do nome da empresa',
      cumprida: nova !== '' && !isPrevisivel(nova, contexto),
    },
    { texto: 'Diferente da atual', cumprida: nova !== '' && nova !== atual },
  ]
}

export interface Forca {
  readonly nivel: 0 | 1 | 2 | 3 | 4
  readonly rotulo: string
  readonly tone: Tone
}

const niveis: readonly Omit<Forca, 'nivel'>[] = [
  { rotulo: '', tone: 'default' },
  { rotulo: 'Fraca', tone: 'error' },
  { rotulo: 'Razoável', tone: 'warning' },
  { rotulo: 'Boa', tone: 'success' },
  { rotulo: 'Forte', tone: 'success' },
]

/** How hard a password is to guess: length counts most, then how varied it is. */
export function forcaDaSenha(nova: string, contexto: readonly string[]): Forca {
  const nivel = nivelDe(nova, contexto)
  return { nivel, ...(niveis[nivel] ?? { rotulo: '', tone: 'default' }) }
}

function nivelDe(nova: string, contexto: readonly string[]): Forca['nivel'] {
  if (nova === '') return 0
  if (nova.length < tamanhoSenha.min || isRepetitiva(nova) || isPrevisivel(nova, contexto)) return 1
  const classes = [/[a-zà-ÿ]/, /[A-ZÀ-Þ]/, /\d/, /[^\p{L}\d]/u].filter((classe) => classe.test(nova)).length
  const pontos = nova.length + (classes - 1) * 2
  if (pontos >= 20) return 4
  return pontos >= 15 ? 3 : 2
}
