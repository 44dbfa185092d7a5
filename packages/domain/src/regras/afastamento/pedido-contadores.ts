import { contar, contarDias } from '../../br/contar.ts'
import { bloqueio } from '../../achado.ts'
import { formatData } from '../../br/data.ts'
import { anosCompletos, diasDoTrecho, somarDias, somarMeses, type DataIso } from '../calendario/datas.ts'
import { diasDaLei } from './duracao.ts'
import { motivoOf, type MotivoDeAfastamento } from './motivos.ts'
import type { Contagem } from './motivos-tipos.ts'
import { NADA, type Verificacao } from './pedido-base.ts'
import type { AfastamentoAnterior, PedidoDeAfastamento } from './pedido-tipos.ts'

/** Days of a reason used before, by their first day; an open absence counts as one day. */
const usosDe = (motivo: string, afastamentos: readonly AfastamentoAnterior[]) =>
  afastamentos
    .filter((outro) => outro.motivo === motivo)
    .map(({ inicio, fim }) => ({ inicio, dias: diasDoTrecho(inicio, fim ?? inicio) }))

type Uso = ReturnType<typeof usosDe>[number]

const somar = (usos: readonly Uso[]): number => usos.reduce((soma, { dias }) => soma + dias, 0)

/** The fullest twelve months that hold a day: the window may begin at it or at any use before. */
function usadosEm12Meses(usos: readonly Uso[], inicio: DataIso): number {
  const comecos = [inicio, ...usos.map((uso) => uso.inicio)].filter(
    (dia) => dia <= inicio && inicio < somarMeses(dia, 12),
  )
  return Math.max(
    ...comecos.map((de) => somar(usos.filter((uso) => de <= uso.inicio && uso.inicio < somarMeses(de, 12)))),
  )
}

/** A pregnancy, back from the birth expected or, without it, from the visit. */
const GRAVIDEZ_DIAS = 280

function usadosNoEvento(
  usos: readonly Uso[],
  { partoPrevisto, inicio = '' }: PedidoDeAfastamento,
  motivo: string,
): number {
  if (motivo !== 'J-PRE_NATAL_ACOMPANHANTE') return somar(usos)
  const de = somarDias(partoPrevisto ?? inicio, -GRAVIDEZ_DIAS)
  const ate = partoPrevisto ?? inicio
  return somar(usos.filter((uso) => de <= uso.inicio && uso.inicio <= ate))
}

/**
 * Days (events) of a reason already used in the window that a request falls in: twelve months, the calendar year, the
 * pregnancy, or ever (CLT art. 473 IV, V, X, XI and XII). Zero for the reasons counted one by one.
 */
export function usadosDoArt473(
  motivo: MotivoDeAfastamento,
  pedido: PedidoDeAfastamento & { readonly inicio: DataIso },
  afastamentos: readonly AfastamentoAnterior[],
): number {
  const usos = usosDe(motivo, afastamentos)
  const porContagem: Partial<Record<Contagem, () => number>> = {
    POR_12_MESES: () => usadosEm12Meses(usos, pedido.inicio),
    POR_ANO: () => somar(usos.filter((uso) => uso.inicio.slice(0, 4) === pedido.inicio.slice(0, 4))),
    POR_EVENTO: () => usadosNoEvento(usos, pedido, motivo),
  }
  return porContagem[motivoOf(motivo).contagem]?.() ?? 0
}

const janelas: Readonly<Partial<Record<Contagem, string>>> = {
  POR_12_MESES: ' a cada 12 meses',
  POR_ANO: ' por ano',
}

const contador: Verificacao = ({ pedido, regra, simulacao, circunstancias }) => {
  const { motivo } = pedido
  const { afastamentos = [], parametros } = circunstancias
  const limite = regra.s2230 === 'NAO' ? diasDaLei(motivo, pedido, parametros) : null
  const pedidos = simulacao?.dias ?? null
  if (limite === null || pedidos === null) return NADA
  const usados = usadosDoArt473(motivo, pedido, afastamentos)
  if (usados + pedidos <= limite) return NADA
  return [
    bloqueio(
      'LIMITE_ART_473',
      `O limite é de ${contarDias(limite)}${janelas[regra.contagem] ?? ''}: ${contar(usados, 'já usado', 'já usados')} e ${contar(pedidos, 'pedido', 'pedidos')}. O que passar pode ser licença remunerada, se a empresa concordar.`,
      { campo: 'fim', baseLegal: regra.fundamento, dados: { limite, usados, pedidos } },
    ),
  ]
}

const ULTIMA_IDADE = 6

const idadeDoFilho: Verificacao = ({ pedido: { motivo, inicio, nascimentoDoFilho }, regra }) =>
  motivo === 'J-FILHO_ATE_6_ANOS' &&
  nascimentoDoFilho !== undefined &&
  anosCompletos(nascimentoDoFilho, inicio) > ULTIMA_IDADE
    ? [
        bloqueio(
          'FILHO_MAIOR_DE_6',
          `O filho nasceu em ${formatData(nascimentoDoFilho)} e já passou dos 6 anos nesse dia.`,
          { campo: 'nascimentoDoFilho', baseLegal: regra.fundamento },
        ),
      ]
    : NADA

/** Counters of CLT art. 473. */
export const verificacoesDoArt473: readonly Verificacao[] = [contador, idadeDoFilho]
