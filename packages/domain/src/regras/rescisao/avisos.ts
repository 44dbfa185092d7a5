import { regraNoContrato, type Causa } from './causas.ts'
import type { RegraDaCausa, TipoDeContrato } from './causas-tipos.ts'
import { formasDeAviso, type FormaDeAviso } from './formas-de-aviso.ts'

/** One way of giving notice for a cause. */
export interface OpcaoDoAviso {
  readonly codigo: FormaDeAviso
  readonly rotulo: string
  /** What it means for who leaves and for the company, in one sentence. */
  readonly significa: string
  /** The person chooses how the days are shortened. */
  readonly reducao: boolean
  readonly fundamento: string
}

const opcao = (
  codigo: FormaDeAviso,
  resto: Partial<OpcaoDoAviso> & Pick<OpcaoDoAviso, 'significa' | 'fundamento'>,
) => ({
  codigo,
  rotulo: formasDeAviso[codigo],
  reducao: false,
  ...resto,
})

const trabalhadoPelaEmpresa = opcao('trabalhado', {
  significa: 'Trabalha o aviso, com 2 horas a menos por dia ou os últimos 7 dias livres.',
  reducao: true,
  fundamento: 'CLT arts. 487 e 488',
})
const indenizado = opcao('indenizado', {
  significa: 'Sai no dia da comunicação e recebe os dias de aviso em dinheiro.',
  fundamento: 'CLT art. 487 § 1º',
})
const novoEmprego = opcao('dispensado', {
  significa: 'Sai antes, a pedido e com prova de novo emprego, sem receber os dias que faltam.',
  fundamento: 'Súmula 276 TST',
})
const semAviso = opcao('nao_se_aplica', {
  significa: 'Esta causa não tem aviso prévio.',
  fundamento: 'CLT art. 487',
})

const opcoes: Readonly<Record<RegraDaCausa['aviso'], readonly OpcaoDoAviso[]>> = {
  INTEGRAL: [trabalhadoPelaEmpresa, indenizado, novoEmprego],
  METADE: [
    opcao('trabalhado', {
      significa: 'Trabalha o aviso e recebe os dias por inteiro.',
      fundamento: 'CLT art. 484-A',
    }),
    opcao('indenizado', {
      significa: 'Sai no dia da comunicação e recebe metade dos dias de aviso.',
      fundamento: 'CLT art. 484-A I a',
    }),
  ],
  DO_EMPREGADO: [
    opcao('trabalhado', {
      significa: 'Trabalha os 30 dias que deve à empresa.',
      fundamento: 'CLT art. 487; NT MTE 184/2012',
    }),
    opcao('dispensado', {
      significa: 'A empresa abre mão do aviso: sai sem desconto.',
      fundamento: 'CLT art. 487 § 2º',
    }),
    opcao('indenizado', {
      rotulo: 'Não vai cumprir',
      significa: 'Sai sem trabalhar o aviso, e os dias que faltam são descontados.',
      fundamento: 'CLT art. 487 § 2º',
    }),
  ],
  NAO: [semAviso],
}

/** Ways of giving notice for a cause, the usual first. A court that ends the contract leaves no notice to work. */
export function opcoesDeAviso(causa: Causa, contrato?: TipoDeContrato): readonly OpcaoDoAviso[] {
  const { aviso, processoJudicial } = regraNoContrato(causa, contrato)
  const daCausa = opcoes[aviso]
  return aviso === 'NAO' || processoJudicial === 'nao'
    ? daCausa
    : daCausa.filter(({ codigo }) => codigo === 'indenizado')
}

/** The way of a request: the one asked for when the cause has it, the only one where there is no choice. */
export function formaDoAviso(
  causa: Causa,
  pedida: FormaDeAviso | undefined,
  contrato?: TipoDeContrato,
): FormaDeAviso | null {
  const daCausa = opcoesDeAviso(causa, contrato)
  const [unica] = daCausa
  if (pedida === undefined) return daCausa.length === 1 && unica ? unica.codigo : null
  return daCausa.some(({ codigo }) => codigo === pedida) ? pedida : null
}
