import { formatData } from '../../br/data.ts'
import { formatDinheiro } from '../../br/dinheiro.ts'
import {
  APRENDIZ_SEM_EXPERIENCIA,
  motivosDeAprendizagem,
  termoDaAprendizagem,
} from '../../regras/admissao/aprendizagem.ts'
import { CATEGORIA_APRENDIZ, idadeNaAdmissao, motivosDeIdade } from '../../regras/admissao/idade.ts'
import { validarExperiencia } from '../../regras/experiencia/contrato.ts'
import { seLegivel } from '../define.ts'
import type { ColaboradorImportado } from '../tipos/colaboradores.ts'
import { conferirFerias } from './ferias.ts'

/** A column and what is wrong with it. */
export type Achado = readonly [coluna: keyof ColaboradorImportado, mensagem: string]

/** The post as the rules need it, today. */
export interface PostoDaLinha {
  readonly contratoInicio: string
  /** Last day of the contract. */
  readonly contratoTermino: string
  /** Unhealthy, dangerous or night work. */
  readonly risco: boolean
  /** Lowest pay for the cargo and the hours of the escala; null when none is known. */
  readonly menorSalarioCentavos: number | null
}

/** A bond of the same person, in the system or in another row of the file. */
export interface OutroVinculo {
  readonly dataAdmissao: string
  readonly dataDesligamento: string | null
  /** Where it is: `matrícula 001234`, `linha 7`. */
  readonly onde: string
}

export interface FatosDoColaborador {
  readonly hoje: string
  /** Null when contract, place, cargo or escala were not found: they were told already. */
  readonly posto: PostoDaLinha | null
  readonly vinculos: readonly OutroVinculo[]
  /** Number of the admission in which the CPF is now. */
  readonly emAdmissao: string | null
  /** Who has the matrícula already. */
  readonly donoDaMatricula: string | null
}

type Regra = (linha: ColaboradorImportado, fatos: FatosDoColaborador) => readonly Achado[]

/** Rules of the dates of a row, each by itself: one that cannot be read silences only the rules that need it. */
const dasDatas: readonly Regra[] = [
  ({ nascimento, dataAdmissao }) =>
    nascimento >= dataAdmissao ? [['nascimento', 'O nascimento precisa ser antes da admissão.']] : [],
  ({ dataAdmissao }, { hoje }) =>
    dataAdmissao > hoje
      ? [['dataAdmissao', 'A admissão ainda não aconteceu. Para quem vai começar, use Admissão › Criar.']]
      : [],
  ({ dataDesligamento, dataAdmissao }) =>
    dataDesligamento !== undefined && dataDesligamento < dataAdmissao
      ? [['dataDesligamento', `O desligamento é antes da admissão (${formatData(dataAdmissao)}).`]]
      : [],
  ({ dataDesligamento }, { hoje }) =>
    dataDesligamento !== undefined && dataDesligamento > hoje
      ? [['dataDesligamento', 'O desligamento ainda não aconteceu. Deixe em branco e use Demissão.']]
      : [],
  ({ causaDesligamento, dataDesligamento }) =>
    causaDesligamento !== undefined && dataDesligamento === undefined
      ? [['causaDesligamento', 'Há uma causa sem a data do desligamento.']]
      : [],
  ({ noPostoDesde, dataAdmissao }) =>
    noPostoDesde !== undefined && noPostoDesde < dataAdmissao
      ? [['noPostoDesde', `A pessoa ainda não trabalhava aqui: a admissão é de ${formatData(dataAdmissao)}.`]]
      : [],
  ({ noPostoDesde, dataDesligamento }, { hoje }) =>
    noPostoDesde !== undefined && noPostoDesde > (dataDesligamento ?? hoje)
      ? [['noPostoDesde', 'Esta data é depois do fim do vínculo ou de hoje.']]
      : [],
  ({ rgEmissao, nascimento }, { hoje }) =>
    rgEmissao !== undefined && (rgEmissao < nascimento || rgEmissao > hoje)
      ? [['rgEmissao', 'A emissão do RG precisa ser entre o nascimento e hoje.']]
      : [],
]

const regras: readonly Regra[] = [
  ...dasDatas,
  conferirVinculos,
  (linha, { posto, hoje }) => (posto ? conferirPosto(linha, posto, hoje) : []),
  (linha, { posto }) => (posto ? conferirIdade(linha, posto) : []),
  conferirExperiencia,
  conferirAprendizagem,
  (linha, { hoje }) => conferirFerias(linha, hoje),
]

/** Everything that may not be in one row of employees, as far as the row could be read. */
export const conferirColaborador = (linha: ColaboradorImportado, fatos: FatosDoColaborador): Achado[] =>
  regras.flatMap((regra) => seLegivel(() => regra(linha, fatos)))

function conferirVinculos(
  { dataAdmissao, dataDesligamento, matricula }: ColaboradorImportado,
  { vinculos, emAdmissao, donoDaMatricula }: FatosDoColaborador,
): Achado[] {
  const achados: Achado[] = []
  const outro = vinculos.find(
    (v) =>
      v.dataAdmissao <= (dataDesligamento ?? '9999-12-31') &&
      dataAdmissao <= (v.dataDesligamento ?? '9999-12-31'),
  )
  if (outro)
    achados.push([
      'cpf',
      `Esta pessoa já tem outro vínculo no mesmo período (${outro.onde}, desde ${formatData(outro.dataAdmissao)}). Confira as datas de admissão e desligamento.`,
    ])
  if (emAdmissao !== null && dataDesligamento === undefined)
    achados.push([
      'cpf',
      `Este CPF está na admissão ${emAdmissao}. Termine-a ou cancele-a antes de importar.`,
    ])
  if (matricula !== undefined && donoDaMatricula !== null)
    achados.push([
      'matricula',
      `A matrícula já é de ${donoDaMatricula}; matrículas não se repetem. Corrija ou deixe em branco.`,
    ])
  return achados
}

function conferirPosto(linha: ColaboradorImportado, posto: PostoDaLinha, hoje: string): Achado[] {
  const { dataAdmissao, dataDesligamento, noPostoDesde, salario } = linha
  const achados: Achado[] = []
  const desde = noPostoDesde ?? dataAdmissao
  const ativo = dataDesligamento === undefined
  if (desde < posto.contratoInicio)
    achados.push([
      'noPostoDesde',
      `O contrato começou em ${formatData(posto.contratoInicio)}, depois desta data. Informe desde quando a pessoa está neste posto.`,
    ])
  if (ativo && posto.contratoTermino < hoje)
    achados.push([
      'contrato',
      `O contrato terminou em ${formatData(posto.contratoTermino)}. Informe o contrato de agora, ou a data de desligamento.`,
    ])
  if (ativo && posto.menorSalarioCentavos !== null && salario < posto.menorSalarioCentavos)
    achados.push([
      'salario',
      `Abaixo do menor salário deste cargo e jornada, ${formatDinheiro(posto.menorSalarioCentavos)} (salário mínimo ou piso da convenção).`,
    ])
  return achados
}

function conferirIdade(linha: ColaboradorImportado, posto: PostoDaLinha): Achado[] {
  const idade = idadeNaAdmissao({
    nascimento: linha.nascimento,
    admissao: linha.dataAdmissao,
    insalubreOuNoturno: posto.risco,
    pessoaComDeficiencia: (linha.deficiencia ?? 'nao') !== 'nao',
    ...(linha.categoria === undefined ? {} : { categoria: linha.categoria }),
  })
  if (!idade?.motivo) return []
  return [['nascimento', `${motivosDeIdade[idade.motivo]} A pessoa tinha ${idade.idade} anos na admissão.`]]
}

/** The term of an apprentice is theirs alone, and within the law; one that is not known is written on the file later. */
function conferirAprendizagem(linha: ColaboradorImportado): Achado[] {
  const { categoria, fimAprendizagem: fim, dataAdmissao: admissao, nascimento, deficiencia = 'nao' } = linha
  if (fim === undefined) return []
  if (categoria !== CATEGORIA_APRENDIZ)
    return [['fimAprendizagem', 'Só o contrato de aprendiz tem este prazo.']]
  const pessoaComDeficiencia = deficiencia !== 'nao'
  const { motivo } = termoDaAprendizagem({ admissao, nascimento, fim, pessoaComDeficiencia })
  return motivo === null ? [] : [['fimAprendizagem', motivosDeAprendizagem[motivo]]]
}

function conferirExperiencia({
  categoria,
  experienciaDias = 0,
  experienciaProrrogacaoDias = 0,
}: ColaboradorImportado): Achado[] {
  if (experienciaDias + experienciaProrrogacaoDias === 0) return []
  if (categoria === CATEGORIA_APRENDIZ) return [['experienciaDias', APRENDIZ_SEM_EXPERIENCIA]]
  if (experienciaDias === 0) return [['experienciaDias', 'Informe o primeiro período da experiência.']]
  return validarExperiencia(experienciaDias, experienciaProrrogacaoDias).valido
    ? []
    : [['experienciaProrrogacaoDias', 'A experiência passa de 90 dias, com a prorrogação.']]
}
