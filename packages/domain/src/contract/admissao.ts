import { z } from 'zod'
import { cpf, data, id, idParam, instante } from '../br/campos.ts'
import { codigosDe } from '../cadastros/codigos.ts'
import { listaAdmissao, listaRascunhos } from '../listas/admissao.ts'
import { listQuery, listReply } from '../listas/gramatica.ts'
import { acessoA, digitado, idParams, processSchemas } from '../processo/contract.ts'
import { admissao } from '../processos/admissao/admissao.ts'
import { etapaNomes, type Etapa } from '../processos/admissao/etapas.ts'
import { rascunhoSchema } from '../processos/admissao/rascunho.ts'
import { pendencia } from '../pendencia.ts'
import { endpoint, views, type Contract } from '../http/endpoint.ts'
import { exportacao } from './exportacao.ts'

const schemas = processSchemas(admissao)
const acompanhar = views('admissao.visualizar', 'admissao.ver')
const preencher = views('admissao.editar-rascunho')

const etapaDigitada = z.record(z.string(), digitado.optional())
const dados = z.object(
  Object.fromEntries(etapaNomes.map((etapa) => [etapa, etapaDigitada])) as Record<
    Etapa,
    typeof etapaDigitada
  >,
)

export const admissaoResumo = z.object({
  id: z.int(),
  numero: z.string(),
  status: schemas.status,
  nome: z.string().nullable(),
  cpf: z.string().nullable(),
  cargo: z.string().nullable(),
  posto: z.string().nullable(),
  contrato: z.string().nullable(),
  dataPrevista: z.string().nullable(),
  atualizadoEm: instante,
  solicitante: z.string(),
  /** It waits for the person who asks. */
  minhaVez: z.boolean(),
})
export type AdmissaoResumo = z.output<typeof admissaoResumo>

/** A draft or a returned admission, with how far it is and why it came back. */
export const admissaoRascunho = admissaoResumo.extend({
  completude: z.int(),
  devolucao: z.object({ motivo: z.string().nullable(), autor: z.string().nullable() }).nullable(),
})
export type AdmissaoRascunho = z.output<typeof admissaoRascunho>

/** A post as the form offers it. */
export const postoOpcao = z.object({
  id: z.int(),
  cargo: z.string(),
  local: z.string(),
  municipio: z.string(),
  contrato: z.string(),
  cliente: z.string(),
  escala: z.string(),
  quantidade: z.int(),
  vagasLivres: z.int(),
  /** Absent for those who do not see pay. */
  salarioPrevistoCentavos: z.int().optional(),
  insalubridade: z.int(),
  periculosidade: z.boolean(),
})
export type PostoOpcao = z.output<typeof postoOpcao>

export const admissaoRegistro = schemas.registro.extend({
  dados,
  /** Names of the ids and codes in form and history: `etapa.campo` → value → name. */
  nomes: z.record(z.string(), z.record(z.string(), z.string())),
  posto: postoOpcao.nullable(),
  editavel: z.boolean(),
  completude: z.int(),
  /** The days to which this person may leave the effect; null when it is only made at once. */
  efetivarEm: z.object({ de: data, ate: data }).nullable(),
  colaborador: z.object({ id: z.int(), matricula: z.string() }).nullable(),
})
export type AdmissaoRegistro = z.output<typeof admissaoRegistro>

/** A choice of a filter. */
const opcao = z.object({ value: z.int(), label: z.string() })

const salvo = z.object({
  id: z.int(),
  numero: z.string(),
  versao: z.int(),
  salvoEm: instante,
  completude: z.int(),
})
const achados = z.object({ pendencias: z.array(pendencia), completude: z.int() })

const salvarEtapa = (etapa: Etapa) =>
  z.strictObject({ id, versao: z.int().positive(), etapa: z.literal(etapa), dados: rascunhoSchema(etapa) })
const [primeiraEtapa, ...demaisEtapas] = etapaNomes
/** The form as typed; a step that is absent is empty. */
const formulario = z.strictObject(
  Object.fromEntries(etapaNomes.map((etapa) => [etapa, rascunhoSchema(etapa).optional()])) as {
    [E in Etapa]: z.ZodOptional<ReturnType<typeof rascunhoSchema>>
  },
)

export const admissaoContract = {
  'POST /api/admissao/criar': endpoint({
    tag: 'Admissão',
    summary: 'Abre um rascunho de admissão',
    access: views('admissao.criar'),
    body: z.strictObject({ vaga: rascunhoSchema('vaga').optional() }),
    status: 201,
    response: salvo,
  }),
  'PUT /api/admissao/editar': endpoint({
    tag: 'Admissão',
    summary: 'Salva uma etapa do rascunho, completa ou não',
    access: preencher,
    body: z.discriminatedUnion('etapa', [salvarEtapa(primeiraEtapa), ...demaisEtapas.map(salvarEtapa)]),
    response: salvo,
  }),
  'GET /api/admissao/rascunhos': endpoint({
    tag: 'Admissão',
    summary: 'Rascunhos e devolvidas que a pessoa pode continuar',
    access: views('admissao.rascunhos'),
    query: listQuery(listaRascunhos),
    response: listReply(admissaoRascunho),
  }),
  'POST /api/admissao/cpf': endpoint({
    tag: 'Admissão',
    summary: 'Confere um CPF: dígitos, vínculo ativo, admissão em andamento, ex-colaborador',
    access: preencher,
    body: z.strictObject({ cpf, admissaoId: id.optional() }),
    response: z.object({ pendencias: z.array(pendencia) }),
    perMinute: 60,
  }),
  'GET /api/admissao/postos': endpoint({
    tag: 'Admissão',
    summary: 'Postos que a pessoa pode preencher, com as vagas na data',
    access: preencher,
    query: z.strictObject({
      busca: z.string().max(100).optional(),
      data: z.iso.date().optional(),
      /** Only this post, as for the one already chosen. */
      postoId: idParam.optional(),
      /** The admission that asks: the slot it holds is free to itself. */
      admissaoId: idParam.optional(),
    }),
    response: z.object({ results: z.array(postoOpcao) }),
  }),
  'POST /api/admissao/verificar': endpoint({
    tag: 'Admissão',
    summary: 'Confere tudo o que falta, sem salvar nada',
    access: preencher,
    body: z.strictObject({ id, dados: formulario.optional() }),
    response: achados,
  }),
  'GET /api/admissao/listar': endpoint({
    tag: 'Admissão',
    summary: 'Admissões que a pessoa pode ver, com a contagem por situação',
    access: views('admissao.listar'),
    query: listQuery(listaAdmissao),
    response: listReply(admissaoResumo).extend({
      contagens: z.record(z.enum(codigosDe(admissao.statuses)), z.int()),
    }),
  }),
  'GET /api/admissao/exportar': exportacao(listaAdmissao, {
    tag: 'Admissão',
    access: views('admissao.listar'),
  }),
  'GET /api/admissao/rascunhos/exportar': exportacao(listaRascunhos, {
    tag: 'Admissão',
    access: views('admissao.rascunhos'),
  }),
  'GET /api/admissao/filtros': endpoint({
    tag: 'Admissão',
    summary: 'Contratos e solicitantes das admissões que a pessoa pode ver',
    access: views('admissao.listar'),
    response: z.object({ contratos: z.array(opcao), solicitantes: z.array(opcao) }),
  }),
  'GET /api/admissao/obter/:id': endpoint({
    tag: 'Admissão',
    summary: 'Uma admissão, com o que a pessoa pode ver e fazer',
    access: acompanhar,
    params: idParams,
    response: admissaoRegistro,
  }),
  'POST /api/admissao/status': endpoint({
    tag: 'Admissão',
    summary: 'Muda a situação',
    access: acompanhar,
    body: schemas.moverPorNome,
    response: admissaoRegistro,
  }),
  'POST /api/admissao/parecer': endpoint({
    tag: 'Admissão',
    summary: 'Dá a palavra do setor',
    access: acompanhar,
    body: schemas.darParecer,
    response: admissaoRegistro,
  }),
  'POST /api/admissao/efetivar': endpoint({
    tag: 'Admissão',
    summary: 'Cria o colaborador com a próxima matrícula, agora ou no dia marcado',
    access: acessoA(admissao, 'efetivar'),
    body: schemas.moverOuAgendar,
    response: admissaoRegistro,
  }),
  'POST /api/admissao/desagendar': endpoint({
    tag: 'Admissão',
    summary: 'Desfaz o agendamento da efetivação',
    access: acessoA(admissao, 'efetivar'),
    body: schemas.visto,
    response: admissaoRegistro,
  }),
  'POST /api/admissao/finalizar': endpoint({
    tag: 'Admissão',
    summary: 'Encerra a admissão efetivada',
    access: acessoA(admissao, 'finalizar'),
    body: schemas.mover,
    response: admissaoRegistro,
  }),
  'POST /api/admissao/cancelar': endpoint({
    tag: 'Admissão',
    summary: 'Cancela antes de efetivar',
    access: acessoA(admissao, 'cancelar'),
    body: schemas.mover,
    response: admissaoRegistro,
  }),
} as const satisfies Contract
