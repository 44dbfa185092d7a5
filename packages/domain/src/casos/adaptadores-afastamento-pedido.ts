import { z } from 'zod'
import { isMotivoDeAfastamento } from '../regras/afastamento/motivos.ts'
import { verificarAfastamento } from '../regras/afastamento/pedido.ts'
import type { CircunstanciasDoAfastamento, PedidoDeAfastamento } from '../regras/afastamento/pedido-tipos.ts'
import { simularAfastamento } from '../regras/afastamento/simulacao.ts'
import { vidaDoAfastamento } from '../regras/afastamento/vida.ts'
import type { Escala } from '../regras/calendario/escala.ts'
import { diasACobrir } from '../regras/cobertura/dias.ts'
import { adaptador, type Adaptador } from './adaptador.ts'
import { codigo, contagem, data, logico, texto, trecho } from './campos.ts'

const feriadosLocais = z.array(data).default([])

/** The fields of an object that are there: what a rule calls optional is absent, never undefined. */
type Presentes<T> = { [K in keyof T]: Exclude<T[K], undefined> }
const presentes = <T extends object>(campos: T): Partial<Presentes<T>> =>
  Object.fromEntries(Object.entries(campos).filter(([, valor]) => valor !== undefined)) as Partial<
    Presentes<T>
  >

const camposDoPedido = {
  motivo: codigo,
  inicio: data,
  fim: data.optional(),
  dias: contagem.optional(),
  emissao: data.optional(),
  acidente: data.optional(),
  mesmaDoenca: logico.optional(),
  parto: data.optional(),
  partoPrevisto: data.optional(),
  adocao: data.optional(),
  internacao: trecho.optional(),
  remunerado: logico.optional(),
  diasConvocado: contagem.optional(),
  nascimentoDoFilho: data.optional(),
  observacao: texto.optional(),
}

const camposEmVolta = {
  hoje: data.optional(),
  admissao: data.optional(),
  fimDaExperiencia: data.optional(),
  afastamentos: z.array(z.tuple([codigo, data, data.nullable()])).default([]),
  ferias: z.array(trecho).default([]),
  empresaCidada: logico.default(false),
  feriadosLocais,
}

const entrada = z.object({ ...camposDoPedido, ...camposEmVolta })

function pedidoDe(lida: z.output<typeof entrada>): PedidoDeAfastamento {
  const { dias, emissao, acidente, motivo, inicio } = lida
  const { fim, mesmaDoenca, parto, partoPrevisto, adocao, internacao } = lida
  const { remunerado, diasConvocado, nascimentoDoFilho, observacao } = lida
  return {
    motivo,
    inicio,
    ...presentes({ fim, mesmaDoenca, parto, partoPrevisto, adocao, internacao }),
    ...presentes({ remunerado, diasConvocado, nascimentoDoFilho, observacao }),
    ...(dias !== undefined && { atestado: { dias, ...presentes({ emissao }) } }),
    ...(acidente && { acidente: { data: acidente } }),
  }
}

/** Leaves of a case share one illness: its chain is that of `mesmaDoenca`. */
const circunstanciasDe = (lida: z.output<typeof entrada>): CircunstanciasDoAfastamento => ({
  hoje: lida.hoje ?? lida.inicio,
  admissao: lida.admissao ?? lida.inicio,
  ...presentes({ fimDaExperiencia: lida.fimDaExperiencia }),
  afastamentos: lida.afastamentos.map(([motivo, inicio, fim]) => ({
    motivo,
    inicio,
    fim,
    doenca: 'a mesma',
  })),
  ferias: lida.ferias,
  parametros: { empresaCidada: lida.empresaCidada, calendario: { feriadosLocais: lida.feriadosLocais } },
})

const pedido = adaptador(entrada, (lida) => {
  const [este, emVolta] = [pedidoDe(lida), circunstanciasDe(lida)]
  const simulacao = simularAfastamento(este, emVolta)
  return {
    ...simulacao,
    periodos: simulacao?.periodos.map(({ motivo, inicio, fim }) => [motivo, inicio, fim]) ?? null,
    efeitos: simulacao?.efeitos.map((efeito) => efeito.codigo) ?? [],
    codigos: verificarAfastamento(este, emVolta).map((achado) => achado.codigo),
  }
})

/** An absence of art. 473 by its code with or without the prefix: its days, and whether they may be taken. */
const falta = adaptador(
  z.object({ ...camposDoPedido, ...camposEmVolta, motivo: codigo.optional(), codigo: texto }),
  (lida) => {
    const motivo = lida.codigo.startsWith('J-') ? lida.codigo : `J-${lida.codigo}`
    if (!isMotivoDeAfastamento(motivo)) return null
    const este = { ...lida, motivo }
    const simulacao = simularAfastamento(pedidoDe(este), circunstanciasDe(este))
    const recusa = verificarAfastamento(pedidoDe(este), circunstanciasDe(este)).find(
      ({ severidade }) => severidade === 'bloqueio',
    )
    return {
      dias: simulacao?.dias ?? null,
      fim: simulacao?.fim ?? null,
      permitido: !recusa,
      motivo: recusa?.codigo ?? null,
    }
  },
)

const vida = adaptador(
  z.object({
    inicio: data,
    fim: data.optional(),
    prorrogadoDe: data.optional(),
    inssApartirDe: data.optional(),
    exameRetornoDesde: data.optional(),
    decisao: z.enum(['concedido', 'negado']).optional(),
    cessacao: data.optional(),
    exame: z.tuple([data, z.enum(['apto', 'inapto'])]).optional(),
    retorno: data.optional(),
    hoje: data,
  }),
  ({ inicio, fim, inssApartirDe, exameRetornoDesde, decisao, cessacao, exame, hoje, ...resto }) =>
    vidaDoAfastamento(
      {
        inicio,
        fim: fim ?? null,
        inssApartirDe: inssApartirDe ?? null,
        exameRetornoDesde: exameRetornoDesde ?? null,
        beneficio: presentes({ decisao, cessacao }),
        ...(exame && { exame: { data: exame[0], resultado: exame[1] } }),
        ...presentes(resto),
      },
      hoje,
    ),
)

/** A post of 12x36 or of fixed weekdays: each slot by the beginning of its cycle and its absence. */
const diasDoPosto = adaptador(
  z.object({
    escala: z.enum(['12X36', '5X2', '6X1', '5X1']),
    lugares: z.array(
      z.object({ inicioCiclo: data.optional(), vaga: logico.default(false), fora: trecho.optional() }),
    ),
    coberturas: z.array(trecho).default([]),
    de: data,
    ate: data,
  }),
  ({ escala, lugares, coberturas, de, ate }) => {
    const dias = diasACobrir({
      escala: { escala: escalaDe(escala, de), entrada: '07:00', saida: '19:00' },
      lugares: lugares.map(({ inicioCiclo, vaga, fora }, indice) => ({
        ocupante: vaga ? null : { colaboradorId: indice, nome: `P${indice}` },
        de,
        ate: null,
        ...presentes({ inicioCiclo }),
        ausencias: fora ? [{ ...fora, tipo: 'ferias' }] : [],
      })),
      coberturas: coberturas.map((quando) => ({ ...quando, tipo: 'substituto', colaboradorId: 99 })),
      de,
      ate,
    })
    return {
      previstos: dias.map(({ previstos }) => previstos),
      faltam: dias.map(({ faltam }) => faltam),
      situacoes: dias.map(({ situacao }) => situacao),
    }
  },
)

function escalaDe(nome: '12X36' | '5X2' | '6X1' | '5X1', inicioCiclo: string): Escala {
  if (nome === '12X36') return { tipo: nome, inicioCiclo }
  if (nome === '5X1') return { tipo: 'ROTATIVA', inicioCiclo, diasTrabalho: 5, diasFolga: 1 }
  return { tipo: 'SEMANAL', repousos: nome === '5X2' ? ['sab', 'dom'] : ['dom'] }
}

/** Groups of cases about the whole of a leave, its life by date, and the days that a post has to cover. */
export const adaptadoresDePedidoDeAfastamento: Readonly<Record<string, Adaptador>> = {
  'AFA-SIM': pedido,
  'AFA-VIDA': vida,
  FAL: falta,
  'COB-DIAS': diasDoPosto,
}
