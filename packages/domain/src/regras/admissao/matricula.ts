import { veredito, type Veredito } from '../memoria.ts'

export const motivosDeMatricula = {
  VAZIO: 'Informe a matrícula.',
  TAMANHO: 'A matrícula pode ter até 30 caracteres.',
  PREFIXO_ESOCIAL: 'A matrícula não pode começar com "eSocial".',
  REUTILIZADA_POR_OUTRO_VINCULO: 'Matrícula já utilizada; matrículas não podem ser reaproveitadas.',
} as const
export type MotivoDeMatricula = keyof typeof motivosDeMatricula

const TAMANHO_MAXIMO = 30

/**
 * Whether a matrícula may be given to a new bond: up to 30 characters, not beginning with "eSocial" in any case, and
 * never used by another bond of the company, even a finished one (MOS S-2200 items 2.4, 2.8 and 2.10).
 */
export function validarMatricula(matricula: string, jaUsada = false): Veredito<MotivoDeMatricula> {
  const motivo = motivoDaRecusa(matricula.trim(), jaUsada)
  return veredito(
    motivo,
    motivo ? motivosDeMatricula[motivo] : 'Matrícula livre',
    'MOS S-2200 itens 2.4, 2.8 e 2.10',
  )
}

function motivoDaRecusa(matricula: string, jaUsada: boolean): MotivoDeMatricula | null {
  if (matricula === '') return 'VAZIO'
  if (matricula.length > TAMANHO_MAXIMO) return 'TAMANHO'
  if (matricula.toLowerCase().startsWith('esocial')) return 'PREFIXO_ESOCIAL'
  return jaUsada ? 'REUTILIZADA_POR_OUTRO_VINCULO' : null
}
