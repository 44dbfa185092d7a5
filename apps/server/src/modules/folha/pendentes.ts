import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import {
  diasDaCompetencia,
  operacoesDaFolha,
  tiposDeEvento,
  type LinhaDaFolha,
  type OperacaoDaFolha,
  type TipoDeEvento,
} from '@rh/domain/integracoes/folha'
import { formatData } from '@rh/domain/br/data'
import { formatDinheiro } from '@rh/domain/br/dinheiro'
import type { EventoDaFolha } from '@rh/domain/contract/folha'
import { causaOf, isCausa } from '@rh/domain/regras/rescisao/causas'
import type { Db, Tx } from '../../db/db.ts'
import { naoContados } from './fatos.ts'

/** A line that the payroll was not told yet. */
export interface Pendente {
  readonly chave: string
  readonly tipo: TipoDeEvento
  readonly operacao: OperacaoDaFolha
  readonly revisao: number
  readonly vinculoId: number
  readonly pessoaId: number
  readonly contratoId: number
  readonly data: string
  readonly retroativo: boolean
  readonly hash: string
  /** As people call the person. */
  readonly pessoa: string
  /** The account in it as it is kept. */
  readonly linha: LinhaDaFolha
  readonly anterior: EventoDaFolha['enviadoEm']
}

type Lida = Omit<Pendente, 'anterior' | 'retroativo'> & {
  readonly envioAnterior: number | null
  readonly competenciaAnterior: string | null
  readonly sequenciaAnterior: number | null
}

/** A month as `YYYY-MM`, of a day of it. */
export const mesDe = (dia: string): string => dia.slice(0, 7)

/** The first month whose events the payroll gets from here: that of the first shipment, or the one asked for. */
export async function desdeQuando(db: Db | Tx, competencia: string): Promise<string> {
  const { rows } = await sql<{ primeira: string | null }>`
    select min(competencia) as primeira from folha_envio where recusado_em is null`.execute(db)
  return mesDe(rows[0]?.primeira ?? competencia)
}

/** Everything that goes into the next file of a month, by name. */
export async function listPendentes(
  db: Db | Tx,
  {
    competencia,
    desde,
    fuso,
  }: { readonly competencia: string; readonly desde: string; readonly fuso: string },
): Promise<Pendente[]> {
  const { de, ate } = diasDaCompetencia(competencia)
  const janela = { desde: diasDaCompetencia(desde).de, ate, fuso }
  const { rows } = await sql<Lida>`${naoContados(janela)}`.execute(db)
  return rows.map(({ envioAnterior, competenciaAnterior, sequenciaAnterior, ...lida }) => ({
    ...lida,
    retroativo: lida.data < de,
    linha: {
      ...lida.linha,
      tipo: lida.tipo,
      operacao: lida.operacao,
      data: lida.data,
      retroativo: lida.data < de,
      referencia: lida.chave,
    },
    anterior:
      envioAnterior === null
        ? null
        : {
            envioId: envioAnterior,
            competencia: mesDe(competenciaAnterior ?? ''),
            sequencia: sequenciaAnterior ?? 1,
          },
  }))
}

/** What a closing confirms: another set of lines, or another layout, is another mark. */
export function marcaDe(competencia: string, layoutVersao: number, pendentes: readonly Pendente[]): string {
  const linhas = pendentes.map(({ chave, operacao, hash }) => `${chave} ${operacao} ${hash}`).toSorted()
  return createHash('sha256')
    .update([competencia, layoutVersao, ...linhas].join('\n'))
    .digest('hex')
}

/** Lines of each kind, in the order of the declaration. */
export const contar = (
  linhas: readonly Pick<Pendente, 'tipo' | 'operacao'>[],
): { tipo: TipoDeEvento; operacao: OperacaoDaFolha; total: number }[] =>
  (Object.keys(tiposDeEvento) as TipoDeEvento[]).flatMap((tipo) =>
    (Object.keys(operacoesDaFolha) as OperacaoDaFolha[])
      .map((operacao) => ({
        tipo,
        operacao,
        total: linhas.filter((linha) => linha.tipo === tipo && linha.operacao === operacao).length,
      }))
      .filter(({ total }) => total > 0),
  )

const dia = (valor: unknown): string => formatData(String(valor))

const salario = (linha: LinhaDaFolha): string => formatDinheiro(Number(linha.salario ?? 0))
const ausencia = ({ inicio, fim }: LinhaDaFolha): string =>
  typeof fim === 'string' ? `${dia(inicio)} a ${dia(fim)}` : `Desde ${dia(inicio)}`

const resumos: Readonly<Record<TipoDeEvento, (linha: LinhaDaFolha) => string>> = {
  admissao: (linha) => `${linha.cargo ?? ''}, ${salario(linha)}`,
  alteracao: (linha) => `${linha.mudou ?? 'Contrato'}: ${linha.cargo ?? ''}, ${salario(linha)}`,
  dados_bancarios: ({ banco }) => (banco ? `Banco ${banco}` : 'Conta ou Pix'),
  afastamento: ausencia,
  ferias: ausencia,
  desligamento: ({ causa }) =>
    typeof causa === 'string' && isCausa(causa) ? causaOf(causa).rotulo : 'Fim do contrato de trabalho',
}

/** What a line says, in words; never an account, which a screen does not show. */
export function resumir(
  { tipo, operacao }: Pick<Pendente, 'tipo' | 'operacao'>,
  linha: LinhaDaFolha,
): string {
  // What was let go of is an empty line (decision 0111).
  if (Object.keys(linha).length === 0) return 'Dados eliminados ao fim do prazo de guarda'
  return operacao === 'exclusao' ? 'Não vale mais' : resumos[tipo](linha)
}

/** A line as the screen shows it. */
export const mostrar = (pendente: Pendente): EventoDaFolha => ({
  referencia: pendente.chave,
  tipo: pendente.tipo,
  operacao: pendente.operacao,
  data: pendente.data,
  retroativo: pendente.retroativo,
  colaboradorId: pendente.vinculoId,
  nome: pendente.pessoa,
  matricula: String(pendente.linha.matricula ?? ''),
  contrato: String(pendente.linha.contrato ?? ''),
  resumo: resumir(pendente, pendente.linha),
  enviadoEm: pendente.anterior,
})
