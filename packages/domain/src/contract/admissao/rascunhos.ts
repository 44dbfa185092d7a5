import { z } from 'zod'
import { cpf, data, id, idParam, instante, texto, versao } from '../../br/campos.ts'
import { endpoint, views, type Contract } from '../../http/endpoint.ts'
import { listaRascunhos } from '../../listas/admissao.ts'
import { listQuery, listReply } from '../../listas/gramatica.ts'
import { pendencia } from '../../pendencia.ts'
import { etapaNomes, type Etapa } from '../../processos/admissao/etapas.ts'
import { rascunhoSchema } from '../../processos/admissao/rascunho.ts'
import { exportacao } from '../exportacao.ts'
import { admissaoRascunho, postoOpcao } from './registro.ts'

const preencher = views('admissao.editar-rascunho')

const salvo = z.object({
  id: z.int(),
  numero: z.string(),
  versao: z.int(),
  salvoEm: instante,
  completude: z.int(),
})
const achados = z.object({ pendencias: z.array(pendencia), completude: z.int() })

const salvarEtapa = (etapa: Etapa) =>
  z.strictObject({ id, versao, etapa: z.literal(etapa), dados: rascunhoSchema(etapa) })
const [primeiraEtapa, ...demaisEtapas] = etapaNomes
/** The form as typed; a step that is absent is empty. */
const formulario = z.strictObject(
  Object.fromEntries(etapaNomes.map((etapa) => [etapa, rascunhoSchema(etapa).optional()])) as {
    [E in Etapa]: z.ZodOptional<ReturnType<typeof rascunhoSchema>>
  },
)

/** How an admission is written: a draft, step by step. */
export const admissaoRascunhosContract = {
  'POST /api/admissao/criar': endpoint({
    tag: 'Admissão',
    summary: 'Abre um rascunho de admissão',
    access: views('admissao.criar'),
    body: z.strictObject({
      vaga: rascunhoSchema('vaga').optional(),
      /** Admission whose slot and terms it takes, whatever its status; none of the person's own data. */
      como: id.optional(),
    }),
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
      busca: texto(100).optional(),
      data: data.optional(),
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
  'GET /api/admissao/rascunhos/exportar': exportacao(listaRascunhos, {
    tag: 'Admissão',
    access: views('admissao.rascunhos'),
  }),
} as const satisfies Contract
