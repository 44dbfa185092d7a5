import { afterAll, beforeAll } from 'vitest'
import type { NomeDeCadastro } from '@rh/domain/cadastros/cadastros'
import { createTestApp, type Client, type TestApp } from './harness.ts'

interface Amostra {
  readonly dados: Readonly<Record<string, unknown>>
  /** One field changed, and how the history says it. */
  readonly muda: readonly [campo: string, valor: unknown]
  readonly historia: { readonly campo: string; readonly de: string | null; readonly para: string | null }
  /** The field that repeats when the same is created twice. */
  readonly unico: string
  /** A field with a value that no record may have, and what is said at it. */
  readonly recusa: readonly [campo: string, valor: unknown, mensagem: string]
}

/** A record of each register that the demo company does not have. */
export const amostras: Readonly<Record<NomeDeCadastro, Amostra>> = {
  centrodecusto: {
    dados: { codigo: 'RS', descricao: 'Regional Rio Grande do Sul', tipo: 'operacional' },
    muda: ['tipo', 'administrativo'],
    historia: { campo: 'Tipo', de: 'Operacional', para: 'Administrativo' },
    unico: 'codigo',
    recusa: ['paiId', 999_999, 'Este centro de custo não existe mais'],
  },
  cargo: {
    dados: { titulo: 'Líder de equipe', cbo: '514320', nrs: ['NR-35'], asoDeRisco: false },
    muda: ['nrs', ['NR-10', 'NR-35']],
    historia: { campo: 'Treinamentos', de: 'NR-35', para: 'NR-10 e NR-35' },
    unico: 'titulo',
    recusa: ['cbo', '000001', 'Esta ocupação não existe na CBO'],
  },
  escala: {
    dados: {
      nome: '5x2 – 36 h',
      tipo: '5x2',
      ciclo: 'semanal',
      dias: ['seg', 'ter', 'qua', 'qui', 'sex'],
      entrada: '08:00',
      saida: '16:12',
      intervaloMinutos: 60,
      repouso: 'dom',
    },
    muda: ['saida', '16:00'],
    historia: { campo: 'Saída', de: '16:12', para: '16:00' },
    unico: 'nome',
    recusa: ['repouso', 'seg', 'O repouso cai em um dia de trabalho'],
  },
  escalavt: {
    dados: { codigo: 'FIXO', descricao: 'Vinte dias', regra: 'fixo', diasMes: 20 },
    muda: ['diasMes', 21],
    historia: { campo: 'Dias de referência', de: '20', para: '21' },
    unico: 'codigo',
    recusa: ['diasMes', undefined, 'Informe quantos dias por mês'],
  },
  sindicato: {
    dados: {
      nome: 'Sindicato de Asseio do Paraná',
      cnpj: '12.ABC.345/01DE-35',
      tipo: 'profissional',
      uf: 'PR',
      dataBaseMes: 5,
      base: [{ uf: 'PR' }],
    },
    muda: ['dataBaseMes', 6],
    historia: { campo: 'Data-base', de: 'Maio', para: 'Junho' },
    unico: 'cnpj',
    recusa: ['cnpj', '11222333000180', 'CNPJ inválido: confira as 14 posições'],
  },
  feriado: {
    dados: {
      nome: 'Aniversário de Recife',
      abrangencia: 'municipal',
      uf: 'PE',
      municipioIbge: 2_611_606,
      repeticao: 'anual',
      dia: 12,
      mes: 3,
      fundamento: 'Lei municipal',
      conferir: true,
    },
    muda: ['conferir', false],
    historia: { campo: 'A conferir', de: 'Sim', para: 'Não' },
    unico: 'nome',
    recusa: ['municipioIbge', 3_550_308, 'Escolha um município deste estado'],
  },
  uniforme: {
    dados: { codigo: 'EP-CAP', descricao: 'Capacete', tipo: 'epi', tamanhos: ['Único'], ca: '12345' },
    muda: ['tamanhos', ['P', 'M']],
    historia: { campo: 'Tamanhos', de: 'Único', para: 'P e M' },
    unico: 'codigo',
    recusa: ['caValidade', '31/12/2026', 'Informe uma data válida (dd/mm/aaaa)'],
  },
  tipodocumento: {
    dados: {
      codigo: 'CRECHE',
      descricao: 'Matrícula na creche',
      processos: ['admissao'],
      obrigatoriedade: 'condicional',
      condicao: 'filho_ate_6',
      momento: 'aprovacao',
      sensivel: false,
    },
    muda: ['obrigatoriedade', 'opcional'],
    historia: { campo: 'Exigência', de: 'Conforme o caso', para: 'Opcional' },
    unico: 'codigo',
    recusa: ['condicao', undefined, 'Escolha a quem se pede'],
  },
}

export interface Linha {
  readonly id: number
  readonly versao: number
  readonly ativo: boolean
  readonly [campo: string]: unknown
}
interface Resposta<B> {
  readonly status: number
  readonly body: B
}

/** The demo company for the tests of one file about the registers, with who keeps them and somebody who does not. */
export function abrirCadastros() {
  let rh: TestApp
  let admin: Client
  let comercial: Client
  beforeAll(async () => {
    rh = await createTestApp()
    admin = await rh.as('administrador')
    comercial = await rh.as('comercial')
  })
  afterAll(() => rh[Symbol.asyncDispose]())

  /** A call by its words: eight registers speak one grammar. */
  async function chamar<B = Linha>(
    client: Client,
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    payload?: object,
  ): Promise<Resposta<B>> {
    const { statusCode, json } = await rh.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${client.token}` },
      ...(payload ? { payload } : {}),
    })
    return { status: statusCode, body: json<B>() }
  }

  return {
    get rh() {
      return rh
    },
    get admin() {
      return admin
    },
    get comercial() {
      return comercial
    },
    chamar,
  }
}
