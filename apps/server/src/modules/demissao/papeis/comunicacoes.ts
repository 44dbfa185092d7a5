import { formatData } from '@rh/domain/br/data'
import { alineasDeJustaCausa, isAlinea } from '@rh/domain/regras/rescisao/causas'
import type { reducoesDoAviso } from '@rh/domain/regras/rescisao/formas-de-aviso'
import { clausula, secao, type Parte } from '../../../papeis/papel.ts'
import { empregado, empregadora, empresaDe, TESTEMUNHAS } from '../../../papeis/textos.ts'
import { comAssinaturas, datas, quem, type FatosDoPapel, type Modelo } from './fatos.ts'

// The papers by which the end of a contract is told, one for each way of telling it.

/** A paper that says what was decided, its dates, and who signs. */
const comunicado =
  (
    titulo: string,
    assunto: string | ((fatos: FatosDoPapel) => string),
    dizer: (fatos: FatosDoPapel) => string | readonly string[],
    partes: (fatos: FatosDoPapel) => readonly Parte[],
  ): Modelo =>
  (fatos) => ({
    titulo,
    assunto: typeof assunto === 'string' ? assunto : assunto(fatos),
    corpo: [
      quem(fatos),
      ...[dizer(fatos)].flat().map(clausula),
      secao('Datas'),
      datas(fatos),
      comAssinaturas(fatos, partes(fatos)),
    ],
  })

const dasDuasPartes = ({ timbre, pessoa }: FatosDoPapel): readonly Parte[] => [
  empregadora(timbre),
  empregado(pessoa.nome, 'Ciente: empregado(a)'),
]
const deQuemPede = ({ timbre, pessoa }: FatosDoPapel): readonly Parte[] => [
  empregado(pessoa.nome),
  empregadora(timbre, 'Ciente: empregadora'),
]

const isAprendiz = ({ contexto }: FatosDoPapel): boolean =>
  contexto.fatos.circunstancias.contrato.tipo === 'aprendizagem'

/** How the notice of the company is served. */
function cumprimento({ simulacao, contexto }: FatosDoPapel): string {
  const { avisoDias, avisoTrabalhados, avisoIndenizados } = simulacao
  if (avisoTrabalhados === 0)
    return `O aviso prévio, de ${avisoDias} dias, será indenizado: o trabalho termina na data da comunicação.`
  const dias =
    avisoIndenizados === 0
      ? `O aviso prévio, de ${avisoDias} dias, será trabalhado.`
      : `O aviso prévio é de ${avisoDias} dias: ${avisoTrabalhados} trabalhados e ${avisoIndenizados} indenizados.`
  return `${dias} ${reducaoEmPalavras[contexto.leitura.parciais.reducao ?? 'a_escolher']}`
}

const reducaoEmPalavras = {
  '2_horas': 'A jornada será reduzida em duas horas por dia, sem prejuízo do salário.',
  '7_dias': 'Nos últimos sete dias não haverá trabalho, sem prejuízo do salário.',
  a_escolher:
    'Cabe a quem recebe o aviso escolher, sem prejuízo do salário: (   ) duas horas a menos por dia; (   ) os últimos sete dias sem trabalho.',
} as const satisfies Readonly<Record<keyof typeof reducoesDoAviso | 'a_escolher', string>>

export const aviso = comunicado(
  'Aviso prévio do empregador',
  'CLT arts. 487 e 488; Lei 12.506/2011',
  (fatos) =>
    `${empresaDe(fatos.timbre)}, comunica que o seu contrato de trabalho será rescindido sem justa causa. ${cumprimento(fatos)}`,
  dasDuasPartes,
)
export const avisoDoEmpregado = comunicado(
  'Aviso prévio do empregado',
  'CLT art. 487',
  ({ timbre, simulacao }) =>
    `À ${empresaDe(timbre)}: comunico que vou deixar o emprego e que cumprirei o aviso prévio de ${simulacao.avisoTrabalhados} dias, até o último dia de trabalho indicado abaixo.`,
  deQuemPede,
)

/** What who resigns says of the notice; a term that is broken has none. */
function avisoDeQuemPede({ simulacao }: FatosDoPapel): string {
  const { causa, forma, avisoTrabalhados, avisoNaoCumpridos } = simulacao
  if (causa === '04') return ' O contrato se encerra antes do fim do prazo.'
  if (forma === 'dispensado') return ' Peço que a empresa me dispense do cumprimento do aviso prévio.'
  if (avisoNaoCumpridos === 0) return ` Cumprirei o aviso prévio de ${avisoTrabalhados} dias.`
  const parte =
    avisoTrabalhados > 0
      ? `Cumprirei ${avisoTrabalhados} dias do aviso prévio`
      : 'Não cumprirei o aviso prévio'
  return ` ${parte} e sei que os dias não cumpridos podem ser descontados (CLT art. 487, § 2º).`
}

export const pedido = comunicado(
  'Pedido de demissão',
  (fatos) => {
    if (fatos.simulacao.causa !== '04') return 'CLT art. 487'
    return isAprendiz(fatos) ? 'CLT art. 433, IV' : 'CLT art. 480'
  },
  (fatos) =>
    `À ${empresaDe(fatos.timbre)}: peço, por minha livre vontade, demissão do cargo que ocupo.${avisoDeQuemPede(fatos)}`,
  deQuemPede,
)
type Dito = FatosDoPapel['contexto']['leitura']['parciais']

/** What happened, so that who is dismissed can answer it; nothing where nobody wrote it. */
function fatosDaFalta({ alinea, fatos, fatoEm, fatoOnde, faltaDesde, chamadas = [] }: Dito): string[] {
  if (alinea === 'i' && faltaDesde !== undefined) {
    const dias = new Intl.ListFormat('pt-BR').format(chamadas.map(({ data }) => formatData(data)))
    const chamada = chamadas.length === 0 ? '' : `, apesar das chamadas de ${dias}`
    return [`O fato: ausência ao trabalho, sem justificativa, desde ${formatData(faltaDesde)}${chamada}.`]
  }
  if (fatos === undefined) return []
  const quando = fatoEm === undefined ? '' : `, em ${formatData(fatoEm)}`
  const onde = fatoOnde === undefined ? '' : `, ${fatoOnde}`
  return [`O fato${quando}${onde}: ${fatos}`]
}

export const justaCausa = comunicado(
  'Comunicação de dispensa por justa causa',
  'CLT art. 482',
  ({ timbre, contexto }) => {
    const { alinea = '' } = contexto.leitura.parciais
    const falta = isAlinea(alinea) ? `, alínea “${alinea}”: ${comMinuscula(alineasDeJustaCausa[alinea])}` : ''
    return [
      `${empresaDe(timbre)}, comunica a rescisão do seu contrato de trabalho por justa causa, com base na CLT, art. 482${falta}.`,
      ...fatosDaFalta(contexto.leitura.parciais),
    ]
  },
  (fatos) => [...dasDuasPartes(fatos), ...TESTEMUNHAS],
)
const comMinuscula = (texto: string): string => texto.charAt(0).toLowerCase() + texto.slice(1)

export const acordo = comunicado(
  'Acordo de rescisão do contrato de trabalho',
  'CLT art. 484-A',
  ({ timbre, pessoa, simulacao }) =>
    `${empresaDe(timbre)}, e ${pessoa.nome} rescindem, de comum acordo, o contrato de trabalho. São devidas ` +
    `${simulacao.avisoIndenizados > 0 ? 'metade do aviso prévio indenizado, ' : ''}multa de 20% sobre os depósitos do FGTS e, por inteiro, as demais verbas. ` +
    'O saque do FGTS vai até 80% dos depósitos, e não há direito ao seguro-desemprego.',
  ({ timbre, pessoa }) => [empregadora(timbre), empregado(pessoa.nome)],
)
export const termino = comunicado(
  'Comunicação do fim do contrato a termo',
  (fatos) => {
    if (isAprendiz(fatos)) return 'CLT arts. 428 e 433'
    return fatos.simulacao.causa === '06' ? 'CLT arts. 443 e 445' : 'CLT arts. 443 e 479'
  },
  (fatos) => {
    const { timbre, simulacao } = fatos
    const contrato = isAprendiz(fatos) ? 'contrato de aprendizagem' : 'contrato a termo'
    if (simulacao.causa === '06')
      return `${empresaDe(timbre)}, comunica que o ${contrato} se encerra na data abaixo, fim do prazo, e não será continuado.`
    // Of an apprentice art. 433 § 2º gives the indemnity to none of the ends that it names.
    const indenizacao = simulacao.indenizacao479 > 0 ? ', com a indenização do art. 479 da CLT' : ''
    return `${empresaDe(timbre)}, comunica que o ${contrato} se encerra na data abaixo, antes do fim do prazo${indenizacao}.`
  },
  dasDuasPartes,
)
