import { alerta, bloqueio, falta } from '../../achado.ts'
import { formatData } from '../../br/data.ts'
import { diasEntre, somarDias } from '../calendario/datas.ts'
import { ASO_DEMISSIONAL_DIAS, exameDispensaAte, validadeDoExame } from './exame.ts'
import { verificarProrrogacao } from './prorrogacao.ts'
import { NADA, type VerificacaoDaDemissao } from './pedido-base.ts'

const LEIAUTE = 'Leiaute S-2299'
/** Days ahead of the end in which eSocial takes the S-2299. */
const ANTECEDENCIA_S2299_DIAS = 10

const faltando: VerificacaoDaDemissao = ({ pedido, causa, regra, circunstancias: { contrato } }) => {
  if (causa === '10' && pedido.desligamento === undefined)
    return [
      falta('DESLIGAMENTO_OBRIGATORIO', 'Informe o dia do óbito.', 'Dia do óbito', {
        campo: 'desligamento',
        baseLegal: LEIAUTE,
      }),
    ]
  const temFim = pedido.desligamento ?? (causa === '06' ? contrato.fim : undefined)
  if (pedido.comunicacao !== undefined || (regra.aviso === 'NAO' && temFim)) return NADA
  return [
    falta('COMUNICACAO_OBRIGATORIA', 'Informe o dia da comunicação.', 'Dia da comunicação', {
      campo: 'comunicacao',
      baseLegal: 'CLT art. 487',
    }),
  ]
}

const dentroDoContrato: VerificacaoDaDemissao = ({ pedido, regra, aviso, circunstancias: { admissao } }) => {
  const { comunicacao, desligamento } = pedido
  const fim = aviso?.dtDeslig ?? desligamento
  // Without notice the end may be told after it: a death is.
  const depois = regra.aviso !== 'NAO' && fim !== undefined && comunicacao !== undefined && comunicacao > fim
  return [
    ...(fim !== undefined && fim < admissao
      ? [
          bloqueio('ANTES_DA_ADMISSAO', 'O desligamento é anterior à admissão.', {
            campo: 'desligamento',
            baseLegal: LEIAUTE,
          }),
        ]
      : []),
    ...(comunicacao !== undefined && (comunicacao < admissao || depois)
      ? [
          bloqueio('COMUNICACAO_FORA_DO_CONTRATO', 'O aviso deve estar entre a admissão e o desligamento.', {
            campo: 'comunicacao',
            baseLegal: LEIAUTE,
          }),
        ]
      : []),
  ]
}

/** A notice is moved by a leave that suspends it, never by who asks for the dismissal. */
const prorrogacao: VerificacaoDaDemissao = ({ pedido, momento, circunstancias }) =>
  momento === 'pedido' && pedido.avisoAte !== undefined
    ? verificarProrrogacao(pedido, circunstancias).filter(({ severidade }) => severidade === 'bloqueio')
    : NADA

/** The end of the term is the day of the contract; what ends it early comes before that day. */
const fimDoTermo: VerificacaoDaDemissao = ({ causa, aviso, circunstancias: { contrato } }) => {
  const { fim } = contrato
  if (!aviso || !fim) return NADA
  const baseLegal = contrato.tipo === 'aprendizagem' ? 'CLT art. 433' : 'CLT arts. 445, 479 e 480'
  const onde = { campo: 'desligamento', baseLegal, dados: { fim } }
  if (causa === '06' && aviso.dtDeslig !== fim)
    return [
      bloqueio('FIM_DIFERENTE', `O prazo do contrato termina em ${formatData(fim)}, não em outro dia.`, onde),
    ]
  return (causa === '03' || causa === '04') && aviso.dtDeslig >= fim
    ? [
        bloqueio(
          'FIM_DIFERENTE',
          `Em ${formatData(fim)} o prazo acaba: use o fim do prazo do contrato.`,
          onde,
        ),
      ]
    : NADA
}

const limites: VerificacaoDaDemissao = ({ aviso, circunstancias: { hoje, parametros } }) => {
  if (!aviso) return NADA
  const { retroativoDias, futuroDias } = parametros ?? {}
  const dias = diasEntre(hoje, aviso.comunicacao)
  return [
    ...(retroativoDias !== undefined && -dias > retroativoDias
      ? [
          bloqueio('retroativa_demais', `A comunicação pode ter no máximo ${retroativoDias} dias.`, {
            campo: 'comunicacao',
          }),
        ]
      : []),
    ...(futuroDias !== undefined && dias > futuroDias
      ? [
          bloqueio('futuro_demais', `A comunicação pode ser marcada com até ${futuroDias} dias.`, {
            campo: 'comunicacao',
          }),
        ]
      : []),
  ]
}

/** S-2299 is taken from ten days before the end on: a worked notice waits for them, and its request does not. */
const janelaDoEvento: VerificacaoDaDemissao = ({ aviso, momento, circunstancias: { hoje } }) =>
  momento === 'finalizar' && aviso && aviso.dtDeslig > somarDias(hoje, ANTECEDENCIA_S2299_DIAS)
    ? [
        bloqueio(
          'DESLIGAMENTO_FUTURO',
          `O eSocial aceita o desligamento a partir de ${formatData(somarDias(aviso.dtDeslig, -ANTECEDENCIA_S2299_DIAS))}.`,
          { baseLegal: LEIAUTE },
        ),
      ]
    : NADA

const exame: VerificacaoDaDemissao = ({ regra, aviso, circunstancias, momento }) => {
  const { ultimoExame, asoDemissional, grauDeRisco } = circunstancias
  if (!regra.exame || !aviso) return NADA
  const recente = !!ultimoExame && aviso.dtDeslig <= exameDispensaAte(ultimoExame, grauDeRisco)
  if (recente || (asoDemissional && asoDemissional <= aviso.asoAte)) return NADA
  const dizer = momento === 'finalizar' ? bloqueio : alerta
  return [
    dizer(
      'ASO_DEMISSIONAL',
      `O exame demissional deve ser feito até ${formatData(aviso.asoAte)}, ${ASO_DEMISSIONAL_DIAS} dias depois do fim do contrato.`,
      { baseLegal: 'NR-7 item 7.5.11', dados: { ate: aviso.asoAte, validade: validadeDoExame(grauDeRisco) } },
    ),
  ]
}

const prazoDePagamento: VerificacaoDaDemissao = ({ regra, aviso, simulacao, circunstancias: { hoje } }) =>
  regra.verbas && aviso && hoje > aviso.pagarAte
    ? [
        alerta(
          'PRAZO_477',
          `O prazo de pagamento acabou em ${formatData(aviso.pagarAte)}: é devida a multa de um salário.`,
          {
            baseLegal: 'CLT art. 477 § 8º',
            dados: { pagarAte: aviso.pagarAte, valorCentavos: simulacao?.remuneracaoCentavos },
          },
        ),
      ]
    : NADA

/** Checks of the dates: inside the contract, by its term, and the deadlines that follow. */
export const verificacoesDasDatas: readonly VerificacaoDaDemissao[] = [
  faltando,
  dentroDoContrato,
  fimDoTermo,
  prorrogacao,
  limites,
  janelaDoEvento,
  exame,
  prazoDePagamento,
]
