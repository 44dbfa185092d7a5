import { z } from 'zod'
import { data, id, opcional, texto, textoObrigatorio, uf } from '../../br/campos.ts'
import { codigosDe } from '../../codigos/codigos.ts'
import { defineFormulario, type DadosDe, type LeituraDe } from '../../processo/formulario.ts'
import type { PedidoDeAfastamento } from '../../regras/afastamento/pedido-tipos.ts'
import {
  camposDoAfastamento,
  conselhos,
  decisoesDoInss,
  especiesDoBeneficio,
  resultadosDoExame,
} from './campos.ts'

const simOuNao = opcional(z.boolean())
const dia = opcional(data)
const MAXIMO_DE_DIAS = 999
const quantos = (maximo: number) =>
  opcional(z.int('Informe os dias').min(1, 'Pelo menos 1 dia').max(maximo, `No máximo ${maximo} dias`))

/** CID-10: a letter and two digits, then up to one more after a point. */
const cid = texto(10)
  .transform((valor) => valor.toUpperCase())
  .refine((valor) => valor === '' || /^[A-Z]\d{2}(?:\.?\d)?$/.test(valor), 'Informe um CID, como M54.5')

/** The leave, on one sheet. Which fields a reason asks for, its own table says. */
export const formularioAfastamento = defineFormulario({
  folha: {
    schema: z.strictObject({
      /** Code of `motivosDeAfastamento`; the rules say why another one is refused. */
      motivo: textoObrigatorio(40),
      inicio: data,
      fim: dia,
      'atestado.medico': opcional(texto(80)),
      'atestado.conselho': opcional(z.enum(codigosDe(conselhos), 'Escolha o conselho')),
      'atestado.registro': opcional(texto(14)),
      'atestado.uf': opcional(uf),
      'atestado.emissao': dia,
      'atestado.dias': quantos(MAXIMO_DE_DIAS),
      'atestado.entregueEm': dia,
      /** SHA-256 of the file, in hexadecimal, to know it again before it is sent. */
      'atestado.hash': opcional(texto(64).regex(/^[0-9a-f]{64}$/, 'Impressão digital inválida')),
      'atestado.cid': opcional(cid),
      'atestado.cidAutorizado': simOuNao,
      'acidente.data': dia,
      'acidente.obito': simOuNao,
      'acidente.transito': simOuNao,
      'acidente.cat': opcional(texto(40)),
      'acidente.catEm': dia,
      'beneficio.requeridoEm': dia,
      'beneficio.numero': opcional(texto(20)),
      'beneficio.especie': opcional(z.enum(codigosDe(especiesDoBeneficio), 'Escolha a espécie')),
      'beneficio.decisao': opcional(z.enum(codigosDe(decisoesDoInss), 'Escolha a decisão')),
      'beneficio.dib': dia,
      'beneficio.cessacao': dia,
      'exame.data': dia,
      'exame.resultado': opcional(z.enum(codigosDe(resultadosDoExame), 'Escolha o resultado')),
      mesmaDoenca: simOuNao,
      parto: dia,
      partoPrevisto: dia,
      adocao: dia,
      'internacao.inicio': dia,
      'internacao.fim': dia,
      fato: dia,
      nascimentoDoFilho: dia,
      diasConvocado: quantos(30),
      remunerado: simOuNao,
      observacao: opcional(texto(500)),
      /** Who does the shifts meanwhile: a bond. Without anybody they stand on the board of cover. */
      cobertura: opcional(id),
    }),
    campos: camposDoAfastamento,
  },
})

export type DadosDoAfastamento = DadosDe<typeof formularioAfastamento>
export type LeituraDoAfastamento = LeituraDe<typeof formularioAfastamento>

type Parciais = LeituraDoAfastamento['parciais']

/** What is not said is absent, as the rules of law want it. */
function semVazios<T extends object>(objeto: T): { [K in keyof T]?: NonNullable<T[K]> } | undefined {
  const ditos = Object.entries(objeto).filter(([, valor]) => valor !== undefined)
  return ditos.length === 0
    ? undefined
    : (Object.fromEntries(ditos) as { [K in keyof T]?: NonNullable<T[K]> })
}

const atestadoDe = (dados: Parciais) =>
  semVazios({
    medico: dados['atestado.medico'],
    conselho: dados['atestado.conselho'],
    registro: dados['atestado.registro'],
    uf: dados['atestado.uf'],
    emissao: dados['atestado.emissao'],
    dias: dados['atestado.dias'],
    hash: dados['atestado.hash'],
    entregueEm: dados['atestado.entregueEm'],
    cid: dados['atestado.cid'],
    cidAutorizado: dados['atestado.cidAutorizado'],
  })

const acidenteDe = (dados: Parciais): PedidoDeAfastamento['acidente'] => {
  const dia = dados['acidente.data']
  return dia === undefined
    ? undefined
    : {
        data: dia,
        ...semVazios({
          cat: dados['acidente.cat'],
          obito: dados['acidente.obito'],
          transito: dados['acidente.transito'],
        }),
      }
}

const beneficioDe = (dados: Parciais) =>
  semVazios({
    numero: dados['beneficio.numero'],
    especie: dados['beneficio.especie'],
    dib: dados['beneficio.dib'],
    cessacao: dados['beneficio.cessacao'],
  })

const internacaoDe = (dados: Parciais): PedidoDeAfastamento['internacao'] => {
  const { 'internacao.inicio': inicio, 'internacao.fim': fim } = dados
  return inicio === undefined || fim === undefined ? undefined : { inicio, fim }
}

/** What was typed so far, as the rules of law read it: a stay or an accident only once its days are there. */
export function comoPedido(dados: Parciais): PedidoDeAfastamento {
  const { motivo = '', inicio, fim, mesmaDoenca, parto, partoPrevisto, adocao, fato } = dados
  const { nascimentoDoFilho, diasConvocado, remunerado, observacao } = dados
  const simples = { inicio, fim, mesmaDoenca, parto, partoPrevisto, adocao, fato, nascimentoDoFilho }
  return {
    motivo,
    ...semVazios({
      ...simples,
      diasConvocado,
      remunerado,
      observacao,
      atestado: atestadoDe(dados),
      acidente: acidenteDe(dados),
      beneficio: beneficioDe(dados),
      internacao: internacaoDe(dados),
    }),
  }
}
