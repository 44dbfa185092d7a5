import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api } from '@rh/domain/contract/index'
import type { AnyEndpoint } from '@rh/domain/http/endpoint'
import { disponiveis, impedimento, leMotivo, pareceresAbertos, type Andamento } from '@rh/domain/processo/vez'
import { processos } from '@rh/domain/processos/processos'
import { grupos, type Grupo } from '@rh/domain/setores/grupos'
import { loginDoGrupo } from '../../seed/usuarios.ts'
import { createTestApp, type Client, type TestApp } from '../../test/harness.ts'

// What every kind of process owes, asked of each kind that is declared, over the real API and the demo company: a new
// kind is asked the same without a line here.

const MOTIVO = 'Conferido com a equipe'

interface Registro {
  readonly id: number
  readonly versao: number
  readonly status: string
  readonly acoes: readonly string[]
  readonly pareceresAbertos: readonly string[]
  readonly agenda: object | null
  readonly solicitante: { readonly id: number }
  readonly pareceres: readonly {
    readonly nome: string
    readonly decisao: NonNullable<Andamento['pareceres'][string]>
    readonly autor: { readonly id: number } | null
    readonly comentario: string | null
  }[]
  readonly eventos: readonly { readonly nome: string | null; readonly motivo: string | null }[]
}

interface Resposta<R> {
  readonly status: number
  readonly body: R & { readonly codigo?: string }
}

let rh: TestApp
const clients = new Map<Grupo, Client>()
const ids = new Map<Grupo, number>()
beforeAll(async () => {
  rh = await createTestApp()
  for (const grupo of grupos) {
    const login = loginDoGrupo(grupo)
    clients.set(grupo, await rh.as(login))
    const { id } = await rh.db
      .selectFrom('usuario')
      .select('id')
      .where('usuario', '=', login)
      .executeTakeFirstOrThrow()
    ids.set(grupo, id)
  }
})
afterAll(() => rh[Symbol.asyncDispose]())

let endereco = 0
/** A call of any kind, whose types are not known here; an address each, as what may be asked how often is not asked. */
async function chamar<R>(
  quem: Grupo | null,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  chave?: string,
): Promise<Resposta<R>> {
  endereco += 1
  const token = quem && clients.get(quem)?.token
  const resposta = await rh.app.inject({
    method,
    url,
    remoteAddress: `10.${endereco >> 16}.${(endereco >> 8) & 255}.${endereco & 255}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(chave && { 'idempotency-key': chave }),
    },
    ...(payload && { payload }),
  })
  return { status: resposta.statusCode, body: resposta.json<Resposta<R>['body']>() }
}

const podeChamar = (chamada: string, grupo: Grupo): boolean => {
  const access = (api as Readonly<Record<string, AnyEndpoint>>)[chamada]?.access
  return access?.tipo === 'grupos' && access.grupos.includes(grupo)
}

describe.each(processos.map((process) => [process.name, process] as const))('%s', (nome, process) => {
  const obter = (quem: Grupo | null, id: number) => chamar<Registro>(quem, 'GET', `/api/${nome}/obter/${id}`)
  const transitar = (quem: Grupo, { id, versao }: Registro, transicao: string, chave?: string) =>
    chamar<Registro>(quem, 'POST', `/api/${nome}/status`, { id, versao, transicao, motivo: MOTIVO }, chave)

  /** One of each status, as who sees everything has it. */
  async function umDeCadaStatus(): Promise<Registro[]> {
    const { rows } = await sql<{ id: number }>`
      select min(id)::int as id from processo where tipo = ${nome} group by status order by status`.execute(
      rh.db,
    )
    return Promise.all(rows.map(async ({ id }) => (await obter('Administrador', id)).body))
  }

  const situacaoDe = ({ status, pareceres, solicitante, agenda }: Registro): Andamento => ({
    status,
    agendado: agenda !== null,
    solicitanteId: solicitante.id,
    pareceres: Object.fromEntries(pareceres.map((parecer) => [parecer.nome, parecer.decisao])),
    autores: Object.fromEntries(pareceres.flatMap((p) => (p.autor ? [[p.nome, p.autor.id]] : []))),
  })
  const pessoaDe = (grupo: Grupo) => ({ id: ids.get(grupo) ?? 0, grupos: [grupo] })

  it('stands in the demo in every status of its declaration', async () => {
    const registros = await umDeCadaStatus()
    expect(registros.map(({ status }) => status).toSorted()).toEqual(Object.keys(process.statuses).toSorted())
  })

  it('offers in every status to every group the moves and pareceres of the declaration, and no other', async () => {
    for (const registro of await umDeCadaStatus())
      for (const grupo of grupos) {
        const { status, body } = await obter(grupo, registro.id)
        if (status !== 200) continue
        const situacao = situacaoDe(registro)
        const onde = [registro.status, grupo]
        expect([...onde, body.acoes]).toEqual([...onde, disponiveis(process, situacao, pessoaDe(grupo))])
        expect([...onde, body.pareceresAbertos.toSorted()]).toEqual([
          ...onde,
          pareceresAbertos(process, situacao, pessoaDe(grupo)).toSorted(),
        ])
      }
  })

  it('refuses in every status to every group whatever is not offered, for the reason of the declaration', async () => {
    for (const registro of await umDeCadaStatus()) {
      for (const grupo of grupos)
        for (const transicao of Object.keys(process.transitions)) {
          const motivo = impedimento(process, transicao, situacaoDe(registro), pessoaDe(grupo))
          if (motivo === null) continue
          const { status, body } = await transitar(grupo, registro, transicao)
          const codigos = podeChamar(`POST /api/${nome}/status`, grupo)
            ? [motivo, 'nao_encontrado']
            : ['sem_permissao']
          const onde = [registro.status, grupo, transicao]
          expect([...onde, status >= 400 && codigos.includes(body.codigo ?? '')]).toEqual([...onde, true])
        }
      expect((await obter('Administrador', registro.id)).body.versao).toBe(registro.versao)
    }
  })

  it('asks nobody in without a session, and knows nothing of what is not there', async () => {
    const [registro] = await umDeCadaStatus()
    if (!registro) throw new Error(`The demo has no ${nome}`)
    expect((await obter(null, registro.id)).status).toBe(401)
    expect((await obter('Administrador', 999_999)).body.codigo).toBe('nao_encontrado')
    const daOutra = processos.find(({ name }) => name !== nome)
    const { rows } = await sql<{ id: number }>`
      select id from processo where tipo = ${daOutra?.name ?? ''} limit 1`.execute(rh.db)
    expect((await obter('Administrador', rows[0]?.id ?? 0)).body.codigo).toBe('nao_encontrado')
  })

  it('shows, changes and exports for the scoped groups only what is of their contracts', async () => {
    for (const grupo of ['Gestor', 'Assistente Gestor'] as const) {
      const { rows } = await sql<{ id: number; versao: number; solicitado: boolean; dele: boolean }>`
        select p.id, p.versao, p.data_solicitacao is not null as solicitado, exists (select from usuario_contrato uc
                 where uc.usuario_id = ${ids.get(grupo)}::int and uc.contrato_id = p.contrato_id) as dele
          from processo p where p.tipo = ${nome}`.execute(rh.db)
      const doOutro = rows.find(({ dele, solicitado }) => solicitado && !dele)
      if (!doOutro) throw new Error(`Every ${nome} of the demo is of ${grupo}`)
      const { id, versao } = doOutro
      expect((await obter(grupo, id)).body.codigo).toBe('nao_encontrado')
      const comentario = { id, texto: 'Não deveria entrar' }
      for (const [caminho, body] of [
        ['comentario', comentario],
        ['status', { id, versao, transicao: Object.keys(process.transitions)[0], motivo: MOTIVO }],
      ] as const) {
        const { body: recusa } = await chamar(grupo, 'POST', `/api/${nome}/${caminho}`, body)
        expect([grupo, caminho, ['nao_encontrado', 'sem_permissao'].includes(recusa.codigo ?? '')]).toEqual([
          grupo,
          caminho,
          true,
        ])
      }
      const { body: lista } = await chamar<{ results: { id: number }[]; total: number }>(
        grupo,
        'GET',
        `/api/${nome}/listar?porPagina=100`,
      )
      const dele = new Set(rows.flatMap((row) => (row.dele ? [row.id] : [])))
      expect(lista.results.filter(({ id: visto }) => !dele.has(visto))).toEqual([])
    }
  })

  it('makes a move once however often it is sent, and none on top of an older version', async () => {
    for (const registro of await umDeCadaStatus())
      for (const grupo of grupos) {
        const desistir = disponiveis(process, situacaoDe(registro), pessoaDe(grupo)).find((transicao) => {
          const spec = process.transitions[transicao]
          return spec?.cautela && !spec.confirmaSenha && !spec.desfaz
        })
        if (desistir === undefined || (await obter(grupo, registro.id)).status !== 200) continue
        const velha = await transitar(grupo, { ...registro, versao: registro.versao + 1 }, desistir)
        expect([registro.status, velha.body.codigo]).toEqual([registro.status, 'versao_antiga'])
        const chave = `prova-${nome}-${registro.id}`
        const [uma, outra] = await Promise.all([
          transitar(grupo, registro, desistir, chave),
          transitar(grupo, registro, desistir, chave),
        ])
        expect([uma.status, outra.status]).toEqual([200, 200])
        const { eventos } = (await obter('Administrador', registro.id)).body
        const feitos = eventos.filter((evento) => evento.nome === desistir && evento.motivo === MOTIVO)
        expect([registro.status, desistir, feitos.length]).toEqual([registro.status, desistir, 1])
        break
      }
  })

  it('keeps a reserved reason from those who may not read it', async () => {
    const segredo = 'Detalhe de saúde que só alguns leem'
    for (const [parecer, { motivoReservadoA }] of Object.entries(process.pareceres)) {
      if (!motivoReservadoA) continue
      await sql`update processo_parecer pp set comentario = ${segredo} from processo p
        where p.id = pp.processo_id and p.tipo = ${nome} and pp.parecer = ${parecer}`.execute(rh.db)
      const { rows } = await sql<{ id: number }>`
        select p.id from processo p join processo_parecer pp on pp.processo_id = p.id
         where p.tipo = ${nome} and pp.parecer = ${parecer} order by p.id limit 1`.execute(rh.db)
      for (const grupo of grupos) {
        const { status, body } = await obter(grupo, rows[0]?.id ?? 0)
        if (status !== 200) continue
        const le = leMotivo(process, [parecer], situacaoDe(body), pessoaDe(grupo))
        const { comentario } = body.pareceres.find((dado) => dado.nome === parecer) ?? {}
        expect([grupo, comentario]).toEqual([grupo, le ? segredo : null])
        expect([grupo, JSON.stringify(body).includes(segredo)]).toEqual([grupo, le])
      }
    }
  })
})
