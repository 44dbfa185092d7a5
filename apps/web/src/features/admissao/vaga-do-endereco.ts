import type { motivosVaga } from '@rh/domain/processos/admissao/campos'
import { isData } from '../../lib/time/dia.ts'
import { idDoEndereco } from '../../lib/nav/id-do-endereco.ts'

/** The slot of somebody who leaves, as an address asks for an admission in their place. */
export interface VagaDoEndereco {
  readonly vaga: {
    readonly postoId: number
    readonly dataPrevista: string
    readonly motivo: keyof typeof motivosVaga
  }
  readonly noLugarDe: { readonly reposicaoDeId: number }
}

const REPOSICAO = 'reposicao'

/** Reads it; null for an address that asks for none, or not for a whole one. */
export function vagaDoEndereco(busca: URLSearchParams): VagaDoEndereco | null {
  const [postoId, reposicaoDeId] = ['postoId', 'noLugarDe'].map((nome) => idDoEndereco(busca.get(nome)))
  const dataPrevista = busca.get('dataPrevista')
  if (!postoId || !reposicaoDeId || !isData(dataPrevista)) return null
  return { vaga: { postoId, dataPrevista, motivo: REPOSICAO }, noLugarDe: { reposicaoDeId } }
}

/** Who is replaced, while what is asked for is still their slot. */
export const noLugarDe = (
  pedida: VagaDoEndereco | null,
  { postoId, motivo }: { readonly postoId: number; readonly motivo: string },
): Partial<VagaDoEndereco['noLugarDe']> =>
  pedida?.vaga.postoId === postoId && pedida.vaga.motivo === motivo ? pedida.noLugarDe : {}
