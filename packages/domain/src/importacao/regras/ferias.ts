import { formatData } from '../../br/data.ts'
import { indiceDoPeriodo, periodoDeFerias } from '../../regras/ferias/periodos.ts'
import type { ColaboradorImportado } from '../tipos/colaboradores.ts'
import type { Achado } from './colaborador.ts'

type Linha = Pick<ColaboradorImportado, 'dataAdmissao' | 'dataDesligamento' | 'feriasInicio' | 'feriasSaldo'>

/** What a person still has to enjoy on the day of the import. */
export interface AberturaDeFerias {
  /** First day of the oldest period with days left: those before it are settled, those after it are whole. */
  readonly desde: string
  /** Days left of it; null for all of them. */
  readonly saldo: number | null
}

/** The opening balance that a row brings; null where it says nothing of vacations. Only for a row without findings. */
export function aberturaDeFerias(linha: Linha, hoje: string): AberturaDeFerias | null {
  const { feriasInicio, feriasSaldo = null } = linha
  if (feriasInicio === undefined && feriasSaldo === null) return null
  const desde = feriasInicio ?? ultimoCompleto(linha, hoje)?.aquisitivoInicio
  return desde === undefined ? null : { desde, saldo: feriasSaldo }
}

/** The latest period that is complete, counted from the admission; undefined in the first year. */
function ultimoCompleto({ dataAdmissao }: Linha, hoje: string) {
  const emCurso = indiceDoPeriodo(dataAdmissao, hoje) ?? 0
  return emCurso === 0 ? undefined : (periodoDeFerias(dataAdmissao, emCurso - 1) ?? undefined)
}

/** What may not be in the two columns of vacations of a row. */
export function conferirFerias(linha: Linha, hoje: string): Achado[] {
  const { dataDesligamento, feriasInicio, feriasSaldo } = linha
  if (feriasInicio === undefined && feriasSaldo === undefined) return []
  if (dataDesligamento !== undefined)
    return [
      [
        feriasInicio === undefined ? 'feriasSaldo' : 'feriasInicio',
        'Quem já saiu não tem férias por gozar: foram pagas na rescisão. Deixe em branco.',
      ],
    ]
  return feriasInicio === undefined ? semInicio(linha, hoje) : comInicio(linha, feriasInicio, hoje)
}

const semInicio = (linha: Linha, hoje: string): Achado[] =>
  ultimoCompleto(linha, hoje) === undefined ? [emFormacao(linha.dataAdmissao)] : []

function comInicio({ dataAdmissao, feriasSaldo }: Linha, inicio: string, hoje: string): Achado[] {
  const indice = indiceDoPeriodo(dataAdmissao, inicio)
  const periodo = indice === null ? null : periodoDeFerias(dataAdmissao, indice)
  if (periodo?.aquisitivoInicio !== inicio) return [foraDoAniversario(dataAdmissao, inicio, hoje)]
  if (inicio > hoje) return [['feriasInicio', 'Este período aquisitivo ainda não começou.']]
  return periodo.aquisitivoFim >= hoje && feriasSaldo !== undefined ? [emFormacao(inicio)] : []
}

const emFormacao = (inicio: string): Achado => [
  'feriasSaldo',
  `O período de ${formatData(inicio)} ainda está em formação: os dias entram quando ele se completa. Deixe o saldo em branco.`,
]

/** The nearest anniversaries that have begun, one of which was meant. */
function foraDoAniversario(admissao: string, inicio: string, hoje: string): Achado {
  const indice = indiceDoPeriodo(admissao, inicio < hoje ? inicio : hoje) ?? 0
  const dias = [indice, indice + 1]
    .flatMap((i) => periodoDeFerias(admissao, i)?.aquisitivoInicio ?? [])
    .filter((dia) => dia <= hoje)
    .map(formatData)
  return [
    'feriasInicio',
    `Com admissão em ${formatData(admissao)}, o período aquisitivo começa em ${dias.join(' ou ')}. Se uma perda ou suspensão mudou o aniversário, deixe em branco e registre-a depois na aba Férias.`,
  ]
}
