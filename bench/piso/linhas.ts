import type { Pedido } from './cliente.ts'

/** Who answers: the product, or the floor on one of its schemas. */
export type Lado = 'produto' | 'piso' | 'piso_ajustado'

/** What the requests are about, the same for all sides. */
export interface Mundo {
  readonly tokens: Readonly<Record<Lado, string>>
  /** Of the product: one for each who leaves drafts begun. */
  readonly tokensDeRascunho: readonly string[]
  readonly usuarios: readonly string[]
  readonly senha: string
  readonly pessoas: readonly number[]
  /** Of about a hundred and fifty to four hundred people each. */
  readonly contratos: readonly number[]
}

/** A row of the table: what is asked of each side, and how near the floor it should be. */
export interface Linha {
  readonly nome: string
  /** The floor that counts: with the keys of anybody, or tuned for the question. */
  readonly contra: Exclude<Lado, 'produto'>
  /** At least this part of its requests a second. */
  readonly razao: number
  /** At most so many times its processor time. */
  readonly cpu?: number
  readonly pedido: (lado: Lado, mundo: Mundo, vez: number) => Pedido
}

const uma = <T>(lista: readonly T[], vez: number): T => lista[vez % lista.length] as T

const PAGINAS = 20
const BUSCAS = ['ferreira', 'aparecida', 'monteiro', 'nascimento'] as const

const doProduto = (lado: Lado, token: string | undefined, consulta: string): Pedido =>
  lado === 'produto'
    ? { caminho: `/api/colaborador/listar?${consulta}`, token }
    : { caminho: `/funcionarios?${consulta}`, token }

const lista =
  (consulta: (mundo: Mundo, vez: number) => string): Linha['pedido'] =>
  (lado, mundo, vez) =>
    doProduto(lado, mundo.tokens[lado], consulta(mundo, vez))

const DEPENDENTE = {
  nome: 'Lia Prado Monteiro',
  nascimento: '2020-05-10',
  parentesco: '03',
  impostoRenda: false,
  salarioFamilia: true,
  incapaz: false,
  pensao: false,
  inicio: '2026-01-10',
} as const

/** What the floor creates, whatever the product does beside it: one row of an employee. */
const criarNoPiso = (token: string): Pedido => ({
  metodo: 'POST',
  caminho: '/funcionarios',
  token,
  corpo: {
    nome: 'Lia Prado Monteiro',
    cpf: '11144477735',
    matricula: '123456',
    situacao: 'ativo',
    contrato_id: 100,
    cargo: 'Auxiliar de limpeza',
    contrato: '2024/017 · Hospital São Lucas',
    posto: 'Bloco A, manhã',
    municipio: 'Campinas/SP',
    data_admissao: '2026-01-10',
    nascimento: '1990-05-10',
    sexo: 'F',
    email: 'lia.prado@example.com',
    telefone: '19999990000',
    cep: '13010000',
    logradouro: 'Rua Barão de Jaguara',
    numero: '100',
    bairro: 'Centro',
    banco: '001',
    agencia: '1234',
    conta: '123456',
    escala: '6x1',
    salario_centavos: 180_000,
  },
})

export const linhas: readonly Linha[] = [
  {
    nome: 'login',
    contra: 'piso',
    razao: 0.9,
    pedido: (lado, { usuarios, senha }, vez) => ({
      metodo: 'POST',
      caminho: lado === 'produto' ? '/api/auth/login' : '/login',
      corpo: { usuario: uma(usuarios, vez), senha },
    }),
  },
  {
    nome: 'list, broad filter',
    contra: 'piso_ajustado',
    razao: 0.6,
    pedido: lista((_mundo, vez) => `situacao=ativo&pagina=${(vez % PAGINAS) + 1}`),
  },
  {
    nome: 'list, narrow filter',
    contra: 'piso',
    razao: 0.45,
    cpu: 2.5,
    pedido: lista(({ contratos }, vez) => `contratoId=${uma(contratos, vez)}`),
  },
  {
    nome: 'search by part of a name',
    contra: 'piso_ajustado',
    razao: 0.8,
    pedido: lista((_mundo, vez) => `busca=${uma(BUSCAS, vez)}`),
  },
  {
    nome: 'one employee',
    contra: 'piso',
    razao: 0.15,
    cpu: 8,
    pedido: (lado, { tokens, pessoas }, vez) => ({
      caminho: `${lado === 'produto' ? '/api/colaborador/obter' : '/funcionarios'}/${uma(pessoas, vez)}`,
      token: tokens[lado],
    }),
  },
  {
    nome: 'create a dependant, with audit',
    contra: 'piso',
    razao: 0.3,
    cpu: 4,
    pedido: (lado, { tokens, pessoas }, vez) =>
      lado === 'produto'
        ? {
            metodo: 'POST',
            caminho: '/api/colaborador/dependentes/incluir',
            token: tokens.produto,
            corpo: { id: uma(pessoas, vez), dados: DEPENDENTE },
          }
        : criarNoPiso(tokens[lado]),
  },
  {
    nome: 'create a draft, with audit',
    contra: 'piso',
    razao: 0.15,
    cpu: 8,
    pedido: (lado, { tokens, tokensDeRascunho }, vez) =>
      lado === 'produto'
        ? {
            metodo: 'POST',
            caminho: '/api/admissao/criar',
            token: uma(tokensDeRascunho, vez),
            corpo: {},
            cabecalhos: { 'idempotency-key': crypto.randomUUID() },
          }
        : criarNoPiso(tokens[lado]),
  },
]
