import { somarMeses } from '../../regras/calendario/datas.ts'
import type { Decisao } from '../../processo/vez.ts'
import type { Grupo } from '../../setores/grupos.ts'
import { setores } from '../../setores/setores.ts'
import { quemFinaliza } from './admissao.ts'
import { estadosDoAnexo, type ItemDoChecklist } from '../../processo/anexos.ts'
import { papeis, type PapelNome } from './papeis.ts'

const rh = setores.rh.grupos

/** Who opens the panel of each sector: the sector, and Rh, which follows them all. */
export const quemVePainel = {
  vaga: [...new Set<Grupo>(['Vagas', ...rh])],
  exame: [...new Set<Grupo>(['Sesmt', ...rh])],
  uniforme: [...new Set<Grupo>(['Almoxarifado', ...rh])],
  adicional: rh,
  conferencia: quemFinaliza,
} as const satisfies Readonly<Record<string, readonly Grupo[]>>

/** Months for which an exam is good: one year where there is a risk, two where there is none (NR-7 item 7.5.8). */
const VALIDADE_MESES = { comRisco: 12, semRisco: 24 } as const

export const validadeDoExame = (dataExame: string, risco: boolean): string =>
  somarMeses(dataExame, risco ? VALIDADE_MESES.comRisco : VALIDADE_MESES.semRisco)

/** What is looked at before an admission ends. */
export interface ItemDaConferencia {
  readonly codigo: string
  readonly label: string
  readonly feito: boolean
  /** The admission does not end without it. */
  readonly exigido: boolean
  readonly detalhe: string | null
}

interface FatosDaConferencia {
  readonly documentos: readonly ItemDoChecklist[]
  readonly uniforme: Decisao
  readonly porEntregar: readonly string[]
  readonly emitidos: ReadonlySet<string>
}

const papeisDoFim: readonly PapelNome[] = [
  'contrato_experiencia',
  'termo_vt',
  'recibo_uniforme',
  'aviso_saude',
  'ficha_registro',
]

/** The list that Conferência goes through: papers signed, uniform in hands, papers printed. */
export function conferenciaDe(fatos: FatosDaConferencia): ItemDaConferencia[] {
  const assinados = fatos.documentos
    .filter(({ momento, exigido }) => exigido && momento === 'finalizacao')
    .map(({ codigo, descricao, estado }) => ({
      codigo: `documento_${codigo}`,
      label: descricao,
      feito: estado === 'aprovado' || estado === 'dispensado',
      exigido: true,
      detalhe: estadosDoAnexo[estado].label,
    }))
  return [...assinados, itemDoUniforme(fatos), ...papeisDoFim.map((papel) => itemDoPapel(papel, fatos))]
}

function itemDoUniforme({ uniforme, porEntregar }: FatosDaConferencia): ItemDaConferencia {
  const dispensado = uniforme === 'dispensado'
  const entregue = uniforme === 'aprovado' && porEntregar.length === 0
  const falta =
    porEntregar.length > 0 ? `Falta: ${porEntregar.join(', ')}` : 'Falta o parecer do Almoxarifado'
  return {
    codigo: 'uniforme',
    label: 'Uniforme e EPI entregues',
    feito: dispensado || entregue,
    exigido: true,
    detalhe: dispensado ? 'Dispensado' : entregue ? 'Entregue' : falta,
  }
}

const itemDoPapel = (papel: PapelNome, { emitidos }: FatosDaConferencia): ItemDaConferencia => ({
  codigo: `papel_${papel}`,
  label: `${papeis[papel].label}, impresso`,
  feito: emitidos.has(papel),
  exigido: false,
  detalhe: emitidos.has(papel) ? 'Emitido' : 'Ainda não emitido',
})
