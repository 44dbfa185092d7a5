import { criarAcaso } from './acaso.ts'
import { geradorDeCpf } from './documentos.ts'
import { lugarDe, vinculoDireto, type VinculoDemo } from './efetivo.ts'
import { criarPessoa, somarDias } from './pessoas.ts'
import { postos } from './postos.ts'

/** Days in the house of the one who came first: past the trial, and short of a vacation; the others came day by day. */
const DIAS_DE_CASA = 190
/** A luck of their own: nobody else of the demo changes with them. */
const SEMENTE = 20_261_123

/** Those who are kept to cover, one for each slot of the posts of folguistas. */
export function criarFolguistas(hoje: string): VinculoDemo[] {
  const acaso = criarAcaso(SEMENTE)
  const gerador = { acaso, novoCpf: geradorDeCpf(acaso), hoje }
  const lugares = postos.flatMap(({ escala, quantidade }, posto) =>
    escala === 'folguista' ? Array.from({ length: quantidade }, () => posto) : [],
  )
  return lugares.map((posto, i) =>
    vinculoDireto(gerador, criarPessoa(gerador, lugarDe(posto)), posto, somarDias(hoje, i - DIAS_DE_CASA)),
  )
}
