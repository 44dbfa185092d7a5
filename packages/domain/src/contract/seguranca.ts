import { z } from 'zod'
import { idParam, instante } from '../br/campos.ts'
import { endpoint, views, type Contract } from '../http/endpoint.ts'
import { listaSeguranca } from '../listas/seguranca.ts'
import { listQuery, listReply } from '../listas/gramatica.ts'
import { objetosDeSeguranca, gravidades, tiposDeEvento } from '../seguranca/eventos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { exportacao } from './exportacao.ts'

const TAG = 'Segurança'
const access = views('seguranca.inicio')

const linha = z.object({
  id: z.int(),
  tipo: z.enum(tiposDeEvento),
  /** Why it was refused; of an alarm, the kind that rang it. */
  motivo: z.string().nullable(),
  gravidade: z.enum(codigosDe(gravidades)),
  usuarioId: z.int().nullable(),
  pessoa: z.string().nullable(),
  rede: z.string().nullable(),
  chamada: z.string().nullable(),
  vezes: z.int(),
  de: instante,
  ate: instante,
})
export type EventoVisto = z.output<typeof linha>

/** Single events of a line that its detail shows. */
export const EVENTOS_MOSTRADOS = 200

const evento = z.object({
  id: z.int(),
  em: instante,
  objetoId: z.int().nullable(),
  /** What the object is called, where it is a user or an employee. */
  nome: z.string().nullable(),
  quantidade: z.int().nullable(),
  requisicao: z.string().nullable(),
  /** Address and device of the session in which it happened. */
  sessao: z.object({ ip: z.string(), aparelho: z.string() }).nullable(),
})
export type UmEvento = z.output<typeof evento>

export const segurancaContract = {
  'GET /api/seguranca/listar': endpoint({
    tag: TAG,
    summary: 'Os eventos de segurança, os mais novos primeiro; o que se repete na mesma hora é uma linha',
    access,
    query: listQuery(listaSeguranca),
    response: listReply(linha),
  }),
  'GET /api/seguranca/exportar': exportacao(listaSeguranca, { tag: TAG, access }),
  'GET /api/seguranca/alarmes': endpoint({
    tag: TAG,
    summary: 'Os alarmes das últimas 24 horas',
    access,
    response: z.object({
      results: z.array(
        z.object({
          id: z.int(),
          em: instante,
          tipo: z.enum(tiposDeEvento),
          quantidade: z.int(),
          usuarioId: z.int().nullable(),
          pessoa: z.string().nullable(),
          rede: z.string().nullable(),
        }),
      ),
    }),
  }),
  'GET /api/seguranca/pessoas': endpoint({
    tag: TAG,
    summary: 'As pessoas pelas quais a lista pode ser filtrada, as desativadas também',
    access,
    response: z.object({ results: z.array(z.object({ id: z.int(), nome: z.string() })) }),
  }),
  'GET /api/seguranca/:id': endpoint({
    tag: TAG,
    summary: 'Uma linha dos eventos de segurança, com cada vez em que aconteceu',
    access,
    params: z.strictObject({ id: idParam }),
    response: linha.extend({
      objeto: z.enum(codigosDe(objetosDeSeguranca)).nullable(),
      /** Different objects among all of them. */
      objetos: z.int(),
      /** What the call does, in words. */
      resumo: z.string().nullable(),
      eventos: z.array(evento),
    }),
  }),
} as const satisfies Contract
