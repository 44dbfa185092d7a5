import type { RemuneracaoBase } from '../adicionais/remuneracao.ts'
import { isContagem } from '../arredondamento.ts'
import { emDinheiro, passo } from '../memoria.ts'
import type { AvisoDaDemissao } from './aviso-da-demissao.ts'
import { descontoDoAvisoDoEmpregado, indenizacaoArt480 } from './descontos.ts'
import { linha, linhasDigitadas, type LinhaDaRescisao } from './linhas.ts'
import type { CircunstanciasDaDemissao, PedidoDeDemissao } from './pedido-tipos.ts'
import { DIAS_BASE } from '../aviso/dias.ts'

interface Descontos {
  readonly valores: {
    readonly descontoAviso: number
    readonly desconto480: number
    readonly adiantamento13: number
    readonly outrosDescontos: number
  }
  readonly linhas: readonly LinhaDaRescisao[]
}

/** What is taken from a rescisão, line by line (CLT arts. 480 and 487 § 2º; Lei 4.749/1965 art. 3º). Null for bad numbers. */
export function descontosDaDemissao(
  pedido: PedidoDeDemissao,
  aviso: AvisoDaDemissao,
  { salarioCentavos, baseCentavos }: RemuneracaoBase,
  { contrato, adiantamento13Centavos = 0 }: CircunstanciasDaDemissao,
): Descontos | null {
  const { prejuizoCentavos = 0, descontos = [] } = pedido
  const doAviso = descontoDoAvisoDoEmpregado({
    salarioCentavos,
    diasTrabalhados: DIAS_BASE - aviso.avisoNaoCumpridos,
    dispensado: aviso.avisoNaoCumpridos === 0,
  })
  const do480 = indenizacaoArt480({
    // An apprentice who leaves early owes nothing by art. 480 (CLT art. 433 § 2º).
    prejuizoCentavos: aviso.causa === '04' && contrato.tipo !== 'aprendizagem' ? prejuizoCentavos : 0,
    remuneracaoCentavos: baseCentavos,
    fimContrato: contrato.fim ?? aviso.dtDeslig,
    desligamento: aviso.dtDeslig,
  })
  const digitados = [adiantamento13Centavos, ...descontos.map(({ valorCentavos }) => valorCentavos)]
  if (!doAviso || !do480 || !digitados.every(isContagem)) return null
  return {
    valores: {
      descontoAviso: doAviso.descontoCentavos,
      desconto480: do480.descontoCentavos,
      adiantamento13: adiantamento13Centavos,
      outrosDescontos: descontos.reduce((soma, { valorCentavos }) => soma + valorCentavos, 0),
    },
    linhas: [
      ...linha('desconto_aviso', {
        centavos: doAviso.descontoCentavos,
        referencia: `${aviso.avisoNaoCumpridos} dias`,
        baseLegal: 'CLT art. 487 § 2º',
        passos: doAviso.memoria,
      }),
      ...linha('desconto_480', {
        centavos: do480.descontoCentavos,
        baseLegal: 'CLT art. 480 § 1º',
        passos: do480.memoria,
      }),
      ...linha('adiantamento_13', {
        centavos: adiantamento13Centavos,
        baseLegal: 'Lei 4.749/1965 art. 3º',
        passos: [passo('13º já pago no ano', emDinheiro(adiantamento13Centavos), 'Lei 4.749/1965 art. 3º')],
      }),
      ...linhasDigitadas('outros_descontos', descontos, 'CLT art. 462'),
    ],
  }
}
