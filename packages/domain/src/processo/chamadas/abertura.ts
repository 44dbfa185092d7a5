import { z } from 'zod'
import { id, idParam, texto, textoObrigatorio, versao } from '../../br/campos.ts'
import { endpoint, somente, type Access, type Endpoint } from '../../http/endpoint.ts'
import { pendencia } from '../../pendencia.ts'
import { rawValue } from '../contract.ts'
import { comGrupos } from '../enderecos.ts'
import type { FormularioPlano } from '../formulario.ts'
import { abrir, type Declarado } from './comum.ts'

/** Person that a process is about. */
const pessoa = z.object({
  id: z.int(),
  nome: z.string(),
  matricula: z.string().nullable(),
  cargo: z.string().nullable(),
  posto: z.string().nullable(),
  contrato: z.string().nullable(),
})

const daPessoa = z.strictObject({ colaborador: idParam })

const comecoDe = <O extends z.ZodType>(opcoes: O) =>
  z.object({
    pode: z.boolean(),
    /** Reason why no process may be opened now. */
    motivo: z.string().nullable(),
    pessoa,
    /** Initial values of the form, as raw input. */
    dados: z.record(z.string(), rawValue.optional()),
    /** Options of the form's choices. */
    opcoes,
  })

/** Raw form to check while it is typed; `id` when it corrects an existing process. */
const verificarDe = <S extends z.ZodObject>(formulario: FormularioPlano<S>) =>
  z.strictObject({
    colaboradorId: id,
    dados: comGrupos(formulario.rascunhoSchema()),
    id: id.optional(),
    /** Alternative values to simulate beside the form. */
    comparar: comGrupos(formulario.rascunhoSchema()).optional(),
  })
const achadosDe = <V extends z.ZodType>(simulacao: V) =>
  z.object({
    pendencias: z.array(pendencia),
    simulacao,
    /** Simulation of the alternative; absent where nothing is compared. */
    comparacao: simulacao.optional(),
  })

const alertasAceitos = z.array(textoObrigatorio(60)).max(50).optional()
const criarDe = <S extends z.ZodObject>({ folha }: FormularioPlano<S>) =>
  z.strictObject({ colaboradorId: id, dados: comGrupos(folha.schema), alertasAceitos })
const editarDe = <S extends z.ZodObject>({ folha }: FormularioPlano<S>) =>
  z.strictObject({
    id,
    versao,
    dados: comGrupos(folha.schema),
    /** Reason of a correction after sending, in kinds that allow one (`atos` of the declaration). */
    motivo: texto(1000).optional(),
    alertasAceitos,
  })

/** Endpoints by which a kind that is born sent is opened: initial values, check, creation and correction. */
export type ChamadasDeAbertura<
  N extends string,
  R extends z.ZodType,
  S extends z.ZodObject,
  V extends z.ZodType,
  O extends z.ZodType,
> = {
  readonly [K in `GET /api/${N}/obter`]: Endpoint<
    undefined,
    typeof daPessoa,
    undefined,
    ReturnType<typeof comecoDe<O>>
  >
} & {
  readonly [K in `POST /api/${N}/verificar`]: Endpoint<
    undefined,
    undefined,
    ReturnType<typeof verificarDe<S>>,
    ReturnType<typeof achadosDe<V>>
  >
} & {
  readonly [K in `POST /api/${N}/criar`]: Endpoint<undefined, undefined, ReturnType<typeof criarDe<S>>, R>
} & {
  readonly [K in `PUT /api/${N}/editar`]: Endpoint<undefined, undefined, ReturnType<typeof editarDe<S>>, R>
}

export interface OpcoesDeAbertura {
  readonly formulario: FormularioPlano<z.ZodObject>
  /** Schema of the simulation; nullable, since half a form says too little. */
  readonly simulacao: z.ZodType
  readonly opcoes: z.ZodType
}

export function chamadasDeAbertura(
  process: Declarado,
  registro: z.ZodType,
  { formulario, simulacao, opcoes }: OpcoesDeAbertura,
) {
  const { name, label } = process
  const comum = { tag: label.one, access: abrir(process) }
  const corrigir = { ...comum, access: corrige(process) }
  return {
    [`GET /api/${name}/obter`]: endpoint({
      ...comum,
      summary: 'De que o formulário de uma pessoa parte, ou por que não se abre agora',
      query: daPessoa,
      response: comecoDe(opcoes),
    }),
    [`POST /api/${name}/verificar`]: endpoint({
      ...corrigir,
      summary: 'Confere o formulário e calcula o seu efeito, sem salvar nada',
      body: verificarDe(formulario),
      response: achadosDe(simulacao),
    }),
    [`POST /api/${name}/criar`]: endpoint({
      ...comum,
      summary: 'Abre o pedido, que já vai ao setor seguinte',
      body: criarDe(formulario),
      status: 201,
      response: registro,
    }),
    [`PUT /api/${name}/editar`]: endpoint({
      ...corrigir,
      summary: 'Corrige o pedido enquanto está com quem o fez, ou depois, por quem pode',
      body: editarDe(formulario),
      response: registro,
    }),
  }
}

/** Access to the correction of a form: groups that open the kind, and those of an act that writes all of it. */
function corrige(process: Declarado): Access {
  const { name, nasce, atos = {} } = process
  const doAto = Object.values(atos).flatMap(({ campos, quem }) => (campos === 'todos' ? quem : []))
  return somente([...new Set([...(nasce?.quem ?? []), ...doAto])], `${name}: corrigir`)
}
