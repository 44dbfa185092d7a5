import { alerta, bloqueio, info } from '../../achado.ts'
import { formatData } from '../../br/data.ts'
import { formatDinheiro } from '../../br/dinheiro.ts'
import { indenizacaoAdicional, proximaDataBase } from '../aviso/lei-7238.ts'
import { somarDias } from '../calendario/datas.ts'
import { NADA, type VerificacaoDaDemissao } from './pedido-base.ts'
import { esperaParaReadmitir } from './vida.ts'

/** The additional wage of a dismissal that ends in the thirty days before the data-base, and how to leave them. */
const lei7238: VerificacaoDaDemissao = ({ aviso, simulacao, circunstancias: { dataBaseMes }, momento }) => {
  // Nobody chooses the day of communication once it is over; the wage stays among the amounts.
  if (momento === 'finalizar') return NADA
  if (!aviso || !simulacao || simulacao.indenizacao7238 === 0 || !dataBaseMes) return NADA
  const dataBase = proximaDataBase(dataBaseMes, aviso.fimProjetado)
  const { janelaInicio, janelaFim } = indenizacaoAdicional(aviso.fimProjetado, dataBase)
  const primeiraComunicacaoFora = somarDias(dataBase, -(aviso.avisoTrabalhados + aviso.avisoIndenizados))
  return [
    alerta(
      'LEI_7238',
      `O contrato termina em ${formatData(aviso.fimProjetado)}, nos 30 dias antes da data-base: é devido mais um salário. Comunicando a partir de ${formatData(primeiraComunicacaoFora)}, não é devido.`,
      {
        campo: 'comunicacao',
        baseLegal: 'Lei 7.238/1984 art. 9º; Súmulas 182, 242 e 314 TST',
        dados: {
          janelaInicio,
          janelaFim,
          dataBase,
          primeiraComunicacaoFora,
          valorCentavos: simulacao.indenizacao7238,
        },
      },
    ),
  ]
}

/** Compensation in the rescisão has a ceiling of one month of pay; the advance of the 13th is not one (Lei 4.749 art. 3º). */
const teto: VerificacaoDaDemissao = ({ simulacao }) => {
  if (!simulacao) return NADA
  const { totalDescontos, adiantamento13, remuneracaoCentavos, totalLiquido } = simulacao
  const compensado = totalDescontos - adiantamento13
  return [
    ...(compensado > remuneracaoCentavos
      ? [
          bloqueio(
            'DESCONTO_ACIMA_DO_MES',
            `Os descontos somam ${formatDinheiro(compensado)} e não passam de um mês de remuneração, ${formatDinheiro(remuneracaoCentavos)}.`,
            { campo: 'descontos', baseLegal: 'CLT art. 477 § 5º' },
          ),
        ]
      : []),
    ...(totalLiquido < 0
      ? [
          alerta('LIQUIDO_NEGATIVO', 'Os descontos passam do que há para pagar.', {
            campo: 'descontos',
            baseLegal: 'CLT art. 477 § 5º',
          }),
        ]
      : []),
  ]
}

const prejuizo: VerificacaoDaDemissao = ({ pedido: { prejuizoCentavos = 0 }, causa, simulacao }) =>
  causa === '04' && simulacao && prejuizoCentavos > simulacao.desconto480
    ? [
        alerta(
          'INDENIZACAO_480_LIMITADA',
          `O desconto do prejuízo fica em ${formatDinheiro(simulacao.desconto480)}, o que a empresa pagaria no lugar do colaborador.`,
          { campo: 'prejuizoCentavos', baseLegal: 'CLT art. 480 § 1º' },
        ),
      ]
    : NADA

const fgtsEstimado: VerificacaoDaDemissao = ({ regra, simulacao }) =>
  simulacao?.depositosEstimados && regra.saqueFgts !== 'NAO'
    ? [
        info(
          'SALDO_FGTS_ESTIMADO',
          `Depósitos do FGTS estimados em ${formatDinheiro(simulacao.depositosFgts)}: o extrato dá o valor certo.`,
          { campo: 'saldoFgts', baseLegal: 'Lei 8.036/1990 arts. 15 e 18' },
        ),
      ]
    : NADA

const readmissao: VerificacaoDaDemissao = ({ causa, aviso, circunstancias: { contrato } }) =>
  aviso
    ? esperaParaReadmitir(causa, aviso.dtDeslig, contrato.tipo).map(({ apartirDe, texto, baseLegal }) =>
        info('READMISSAO', texto, { campo: 'recontratacao', baseLegal, dados: { apartirDe } }),
      )
    : NADA

/** Checks of the amounts, and what they tell. */
export const verificacoesDosValores: readonly VerificacaoDaDemissao[] = [
  lei7238,
  teto,
  prejuizo,
  fgtsEstimado,
  readmissao,
]
