import type { SituacaoDaImportacao } from '@rh/domain/importacao/situacoes'
import type { TipoImportacao } from '@rh/domain/importacao/tipos'
import { hrefOf } from '@rh/domain/setores/rotas'
import type { FormStep, StepState } from '../../ui/page/FormStepper.tsx'

/** The four steps of an import, in order. */
export const etapas = {
  planilha: 'Planilha',
  colunas: 'Colunas',
  conferencia: 'Conferência',
  resultado: 'Resultado',
} as const
export type EtapaDaImportacao = keyof typeof etapas
const ordem = Object.keys(etapas) as EtapaDaImportacao[]

const isEtapa = (nome: string | null): nome is EtapaDaImportacao => nome !== null && nome in etapas

/** Where the import itself stands. */
const alcance: Readonly<Record<SituacaoDaImportacao, EtapaDaImportacao>> = {
  enviada: 'colunas',
  conferindo: 'conferencia',
  com_erros: 'conferencia',
  pronta: 'conferencia',
  interrompida: 'conferencia',
  importando: 'resultado',
  importada: 'resultado',
  descartada: 'planilha',
}

/** Steps that may be looked at again: not those ahead of the import, and none before the end once it is over. */
export function podeVer(etapa: EtapaDaImportacao, situacao: SituacaoDaImportacao | undefined): boolean {
  if (situacao === undefined || situacao === 'descartada') return etapa === 'planilha'
  if (alcance[situacao] === 'resultado') return etapa === 'resultado'
  return ordem.indexOf(etapa) <= ordem.indexOf(alcance[situacao])
}

/** The step to show: the one asked for, where it may be seen, else the one where the import stands. */
export function etapaAtual(
  pedida: string | null,
  situacao: SituacaoDaImportacao | undefined,
): EtapaDaImportacao {
  if (isEtapa(pedida) && podeVer(pedida, situacao)) return pedida
  return situacao === undefined ? 'planilha' : alcance[situacao]
}

const estadoDe = (etapa: EtapaDaImportacao, situacao: SituacaoDaImportacao | undefined): StepState => {
  if (situacao === undefined || situacao === 'descartada') return 'vazia'
  if (situacao === 'importada') return 'completa'
  const atras = ordem.indexOf(etapa) - ordem.indexOf(alcance[situacao])
  if (atras < 0) return 'completa'
  if (atras > 0) return 'vazia'
  return situacao === 'com_erros' || situacao === 'interrompida' ? 'com-erro' : 'incompleta'
}

export const hrefDaEtapa = (tipo: TipoImportacao, id: number | null, etapa?: EtapaDaImportacao): string => {
  const busca = new URLSearchParams({
    ...(id === null ? {} : { importacao: String(id) }),
    ...(etapa === undefined ? {} : { etapa }),
  })
  const href = hrefOf('admin', 'importacao.importar', { tipo })
  return busca.size > 0 ? `${href}?${busca}` : href
}

export const passosDe = (
  tipo: TipoImportacao,
  id: number | null,
  situacao: SituacaoDaImportacao | undefined,
): FormStep[] =>
  ordem.map((etapa) => ({
    id: etapa,
    label: etapas[etapa],
    href: hrefDaEtapa(tipo, id, podeVer(etapa, situacao) ? etapa : etapaAtual(null, situacao)),
    state: estadoDe(etapa, situacao),
  }))

/** Extensions that the server reads; what the file really is, it finds out by itself. */
const EXTENSOES = /\.(xlsx|csv|txt)$/i
const ANTIGAS = /\.(xls|xlsm|xlsb|ods|numbers)$/i

/** Why a file cannot be sent, before it is. */
export function motivoDaRecusa(
  { name, size }: { name: string; size: number },
  maxBytes: number,
): string | null {
  if (size === 0) return 'O arquivo está vazio. Escolha outro.'
  if (ANTIGAS.test(name))
    return 'Abra esta planilha no Excel e salve como Pasta de Trabalho do Excel (.xlsx).'
  if (!EXTENSOES.test(name)) return 'Escolha uma planilha .xlsx ou .csv.'
  if (size > maxBytes)
    return 'A planilha passa de 10 MB. Apague abas e imagens que não são usadas, ou divida-a.'
  return null
}
