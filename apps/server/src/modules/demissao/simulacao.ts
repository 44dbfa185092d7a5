import type { SimulacaoDaDemissao as Mostrada } from '@rh/domain/contract/demissao'
import { veCausa, veValores } from '@rh/domain/processos/demissao/visibilidade'
import { relogioDaDemissao } from '@rh/domain/regras/rescisao/relogio'
import type { SimulacaoDaDemissao } from '@rh/domain/regras/rescisao/simulacao-tipos'
import type { Grupo } from '@rh/domain/setores/grupos'
import { comoTexto } from '../processo/memoria.ts'
import type { ContextoDoServidor } from './fatos.ts'

// What a dismissal works out to, as a person may see it: dates, then why, then how much.

interface DeGrupos {
  readonly grupos: readonly Grupo[]
}

/** Days of the time line that tell that there is a notice. */
const DO_AVISO: readonly string[] = ['inicio_aviso', 'projecao']

/** Null while the form says too little. */
export function simular({ simulacao }: ContextoDoServidor, { grupos }: DeGrupos): Mostrada | null {
  if (!simulacao) return null
  const ve = veCausa(grupos)
  return {
    ...(veValores(grupos) ? valoresDe(simulacao) : SEM_VALORES),
    ...(ve ? avisoDe(simulacao) : SEM_AVISO),
    ...datasDe(simulacao, ve),
  }
}

function datasDe(simulacao: SimulacaoDaDemissao, ve: boolean) {
  const { comunicacao, ultimoDiaTrabalhado, dtDeslig, pagarAte, pagarAteDiaUtil, s2299Ate, asoAte } =
    simulacao
  return {
    comunicacao,
    ultimoDiaTrabalhado,
    dtDeslig,
    pagarAte,
    pagarAteDiaUtil,
    s2299Ate,
    asoAte,
    linhaDoTempo: simulacao.linhaDoTempo
      .filter(({ codigo }) => ve || !DO_AVISO.includes(codigo))
      .map(({ codigo, rotulo, data, baseLegal }) => ({ codigo, rotulo, data, baseLegal })),
  }
}

const SEM_AVISO = {
  causa: null,
  anosCompletos: null,
  avisoDias: null,
  avisoTrabalhados: null,
  avisoIndenizados: null,
  inicioAviso: null,
  dtProjFimAPI: null,
  fimProjetado: null,
} as const

function avisoDe({
  causa,
  anosCompletos,
  avisoDias,
  avisoTrabalhados,
  avisoIndenizados,
  inicioAviso,
  dtProjFimAPI,
  fimProjetado,
}: SimulacaoDaDemissao) {
  return {
    causa,
    anosCompletos,
    avisoDias,
    avisoTrabalhados,
    avisoIndenizados,
    inicioAviso,
    dtProjFimAPI,
    fimProjetado,
  }
}

const SEM_VALORES = {
  remuneracaoCentavos: null,
  diasSaldo: null,
  saldoSalario: null,
  avisoValor: null,
  avos13: null,
  decimoTerceiro: null,
  avosFerias: null,
  feriasProporcionais: null,
  tercoProporcional: null,
  periodosVencidos: null,
  diasVencidos: null,
  diasEmDobro: null,
  feriasVencidas: null,
  tercoVencidas: null,
  indenizacao479: null,
  indenizacao7238: null,
  totalBruto: null,
  descontoAviso: null,
  desconto480: null,
  adiantamento13: null,
  outrosDescontos: null,
  totalDescontos: null,
  totalLiquido: null,
  depositosFgts: null,
  depositosEstimados: null,
  multaFgts: null,
  saqueFgts: null,
  seguroDesemprego: null,
  linhas: [],
  memoria: [],
}

const valoresDe = (simulacao: SimulacaoDaDemissao) => ({
  ...simulacao,
  linhas: linhasDe(simulacao),
  memoria: simulacao.memoria.map(comoTexto),
})

/** The lines of the statement, as they are shown and checked. */
export const linhasDe = ({ linhas }: SimulacaoDaDemissao) =>
  linhas.map(({ estimado = false, passos, ...linha }) => ({
    ...linha,
    estimado,
    passos: passos.map(comoTexto),
  }))

/** The clock of the payment, from the end of the contract on; the fine only for who sees amounts. */
export function relogioDe(contexto: ContextoDoServidor, { grupos }: DeGrupos) {
  const { simulacao, registrado, fatos, salarioCentavos } = contexto
  if (!simulacao || !registrado?.comunicadoEm) return null
  const relogio = relogioDaDemissao({
    dtDeslig: simulacao.dtDeslig,
    hoje: fatos.hoje,
    salarioCentavos,
    pagoEm: registrado.pagoEm,
    ...(fatos.circunstancias.parametros?.calendario && {
      calendario: fatos.circunstancias.parametros.calendario,
    }),
  })
  return { ...relogio, multaCentavos: veValores(grupos) ? relogio.multaCentavos : null }
}
