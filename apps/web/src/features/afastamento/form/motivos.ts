import type { MotivoDeAfastamento } from '@rh/domain/regras/afastamento/motivos'
import type { Option } from '../../../ui/form/inputs/option.ts'
import type { Motivo, Opcoes } from '../registro.ts'

/** What most leaves of a cleaning company are, from the most common on: one touch away. */
const maisComuns = [
  'J-ATESTADO_MEDICO',
  '03',
  '01',
  'J-LUTO',
  'J-FILHO_ATE_6_ANOS',
  'J-PATERNIDADE',
  '17',
  'J-CASAMENTO',
] as const satisfies readonly MotivoDeAfastamento[]

/** What people type to find a reason, besides the words that stand beside it. */
const palavras: { readonly [M in MotivoDeAfastamento]?: string } = {
  'J-ATESTADO_MEDICO': 'gripe febre dor virose consulta médico dentista passou mal hospital',
  '03': 'cirurgia operação internado fratura quebrou depressão coluna auxílio INSS dengue covid longo',
  '01': 'caiu escorregou queda cortou trajeto ônibus CAT LER DORT machucou',
  '06': 'aposentadoria invalidez',
  'J-LUTO': 'morte morreu falecimento enterro velório pai mãe avó avô irmão marido esposa óbito nojo',
  'J-CASAMENTO': 'casamento gala núpcias noivo noiva',
  'J-PATERNIDADE': 'paternidade pai recém-nascido bebê parto da esposa',
  '17': 'maternidade gestante grávida gravidez parto neném gestação',
  '18': 'maternidade empresa cidadã prorrogar',
  '19': 'aborto perda gestacional gravidez',
  '20': 'adoção adotar guarda',
  '35': 'maternidade UTI prematuro internação repouso risco',
  '43': 'zika microcefalia',
  'J-DOACAO_SANGUE': 'sangue doação hemocentro doador',
  'J-ALISTAMENTO_ELEITORAL': 'título eleitor cartório biometria',
  'J-SERVICO_MILITAR': 'exército quartel reservista alistamento',
  'J-VESTIBULAR': 'ENEM faculdade prova universidade concurso',
  'J-JUIZO': 'audiência fórum juiz testemunha intimação processo justiça',
  'J-JURI': 'júri tribunal jurado',
  'J-MESARIO': 'mesário eleição TRE folga',
  'J-PRE_NATAL_ACOMPANHANTE': 'pré-natal ultrassom esposa grávida acompanhante',
  'J-FILHO_ATE_6_ANOS': 'filho filha criança pediatra escola vacina doente',
  'J-PREVENCAO_CANCER': 'mamografia papanicolau próstata preventivo câncer exame',
  '07': 'mãe pai filho doente hospital acompanhante família',
  '11': 'cadeia prisão detido presídio',
  '16': 'folga abono licença combinada paga',
  '21': 'licença não remunerada sem vencimento particular viagem',
  '22': 'vereador prefeito deputado',
  '24': 'sindicato dirigente',
  '25': 'Maria da Penha violência agressão marido medida protetiva',
  '29': 'exército marinha aeronáutica quartel servir',
}

/** Every reason that the person may inform. */
export const motivosDe = ({ motivos }: Pick<Opcoes, 'motivos'>): Motivo[] =>
  motivos.flatMap(({ motivos: doGrupo }) => doGrupo)

export const acharMotivo = (opcoes: Pick<Opcoes, 'motivos'>, codigo: unknown): Motivo | undefined =>
  motivosDe(opcoes).find((motivo) => motivo.codigo === codigo)

/** The most common reasons, of those that the person may inform. */
export const comuns = (opcoes: Pick<Opcoes, 'motivos'>): Motivo[] =>
  maisComuns.flatMap((codigo) => acharMotivo(opcoes, codigo) ?? [])

/** Every reason by what it is about, found by the words of the day, of the law and of the table. */
export const escolhas = ({ motivos }: Pick<Opcoes, 'motivos'>): Option[] =>
  motivos.flatMap(({ label, motivos: doGrupo }) =>
    doGrupo.map(({ codigo, rotulo, ajuda, nome }) => ({
      value: codigo,
      label: rotulo,
      detail: ajuda,
      grupo: label,
      palavras: [nome, label, codigo, palavras[codigo as MotivoDeAfastamento]].join(' '),
    })),
  )
