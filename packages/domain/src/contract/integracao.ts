import { z } from 'zod'
import { data, idParam, instante } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { chave, endpoint, type Contract } from '../http/endpoint.ts'
import type { EscopoDeChave } from '../integracoes/chaves.ts'
import { mensagemDoWebhook } from './webhooks.ts'
import { camposDaFolha, competencia, operacoesDaFolha, tiposDeEvento } from '../integracoes/folha.ts'

// What other systems read with a key. No answer has documents, health or pay, except the lines of the payroll.

const comum = (escopo: EscopoDeChave) => ({ tag: 'Integração', access: chave(escopo) }) as const

export const LIMITE_PADRAO = 100
export const LIMITE_MAXIMO = 500

const limite = z
  .custom<string | number>((value) => /^[1-9]\d{0,2}$/.test(String(value)), 'Número inválido')
  .transform(Number)
  .pipe(z.int().min(1).max(LIMITE_MAXIMO, `No máximo ${LIMITE_MAXIMO}`))
  .meta({ type: 'integer' })

/** Where the answer begins: after the row of this id, which the answer before it named. */
const paginas = { depois: idParam.optional(), limite: limite.optional() }

const lista = <S extends z.ZodType>(linha: S) =>
  z.object({
    results: z.array(linha),
    /** What `depois` is for the rows that follow; null at the end. */
    proximo: z.int().nullable(),
  })

const colaborador = z
  .object({
    id: z.int(),
    matricula: z.string(),
    nome: z.string(),
    cargo: z.string(),
    cbo: z.string(),
    contratoId: z.int(),
    contrato: z.string(),
    posto: z.string(),
    escala: z.string(),
    admissao: data,
    desligamento: data.nullable(),
  })
  .meta({
    examples: [
      {
        id: 812,
        matricula: '001255',
        nome: 'Ana Exemplo da Silva',
        cargo: 'Auxiliar de limpeza',
        cbo: '514320',
        contratoId: 7,
        contrato: '005/2025',
        posto: 'Sede',
        escala: '12x36 diurna',
        admissao: '2025-02-03',
        desligamento: null,
      },
    ],
  })

const contrato = z
  .object({
    id: z.int(),
    numero: z.string(),
    cliente: z.string(),
    inicio: data,
    fim: data,
    encerrado: z.boolean(),
  })
  .meta({
    examples: [
      {
        id: 7,
        numero: '005/2025',
        cliente: 'Fundação Exemplo',
        inicio: '2025-01-01',
        fim: '2026-12-31',
        encerrado: false,
      },
    ],
  })

const ferias = z
  .object({
    id: z.int(),
    colaboradorId: z.int(),
    matricula: z.string(),
    nome: z.string(),
    contratoId: z.int(),
    inicio: data,
    fim: data,
  })
  .meta({
    examples: [
      {
        id: 91,
        colaboradorId: 812,
        matricula: '001255',
        nome: 'Ana Exemplo da Silva',
        contratoId: 7,
        inicio: '2026-12-01',
        fim: '2026-12-30',
      },
    ],
  })

const processo = z
  .object({
    id: z.int(),
    tipo: z.string(),
    numero: z.string(),
    status: z.string(),
    colaboradorId: z.int().nullable(),
    /** Null without one, and where the key has only the contract of the destination. */
    contratoId: z.int().nullable(),
    data: data.nullable(),
    atualizadoEm: instante,
  })
  .meta({
    examples: [
      {
        id: 5120,
        tipo: 'ferias',
        numero: '2026-000123',
        status: 'aprovada',
        colaboradorId: 812,
        contratoId: 7,
        data: '2026-12-01',
        atualizadoEm: '2026-11-20T13:00:00.000Z',
      },
    ],
  })

const envio = z
  .object({
    id: z.int(),
    competencia,
    sequencia: z.int(),
    linhas: z.int(),
    em: instante,
    aceito: z.boolean(),
  })
  .meta({
    examples: [
      {
        id: 3,
        competencia: '2026-11',
        sequencia: 1,
        linhas: 53,
        em: '2026-11-30T21:00:00.000Z',
        aceito: true,
      },
    ],
  })

const valor = z.union([z.string(), z.number(), z.boolean(), z.null()])

const linhaDaFolha = z
  .object({
    id: z.int(),
    referencia: z.string(),
    tipo: z.enum(codigosDe(tiposDeEvento)),
    operacao: z.enum(codigosDe(operacoesDaFolha)),
    colaboradorId: z.int(),
    contratoId: z.int(),
    data,
    retroativo: z.boolean(),
    /** By the names of the declaration; money in centavos. */
    dados: z.partialRecord(z.enum(codigosDe(camposDaFolha)), valor),
  })
  .meta({
    examples: [
      {
        id: 771,
        referencia: 'ferias:91',
        tipo: 'ferias',
        operacao: 'inclusao',
        colaboradorId: 812,
        contratoId: 7,
        data: '2026-12-01',
        retroativo: false,
        dados: { matricula: '001255', inicio: '2026-12-01', fim: '2026-12-30', dias: 30 },
      },
    ],
  })

export const integracaoContract = {
  'GET /api/integracao/colaboradores': endpoint({
    ...comum('colaboradores'),
    summary: 'Quem trabalha hoje, e onde',
    query: z.strictObject(paginas),
    response: lista(colaborador),
  }),
  'GET /api/integracao/contratos': endpoint({
    ...comum('contratos'),
    summary: 'Os contratos com clientes',
    query: z.strictObject(paginas),
    response: lista(contrato),
  }),
  'GET /api/integracao/ferias': endpoint({
    ...comum('ferias'),
    summary: 'As férias confirmadas que terminam a partir de um dia',
    query: z.strictObject({ ...paginas, desde: data.optional() }),
    response: lista(ferias),
  }),
  'GET /api/integracao/processos': endpoint({
    ...comum('processos'),
    summary: 'Os processos, com a situação de agora',
    query: z.strictObject(paginas),
    response: lista(processo),
  }),
  'GET /api/integracao/eventos': endpoint({
    ...comum('eventos'),
    summary: 'Os efeitos dos processos na ordem em que aconteceram, para quem prefere buscar a ser avisado',
    query: z.strictObject(paginas),
    response: lista(mensagemDoWebhook),
  }),
  'GET /api/integracao/folha': endpoint({
    ...comum('folha'),
    summary: 'Os arquivos fechados da folha',
    query: z.strictObject(paginas),
    response: lista(envio),
  }),
  'GET /api/integracao/folha/:id': endpoint({
    ...comum('folha'),
    summary: 'As linhas de um arquivo fechado da folha',
    params: z.strictObject({ id: idParam }),
    query: z.strictObject(paginas),
    response: lista(linhaDaFolha),
  }),
} as const satisfies Contract
