import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDb, type Db } from '../../apps/server/src/db/db.ts'
import { alguemAPromover, pedidoDe } from '../../apps/server/src/test/promocoes.ts'
import type { Servidor } from '../../e2e/servidor.ts'
import type { Gravador } from './gravador.ts'
import { entrarComo, type Pessoa } from './pessoa.ts'

const ROTINA = { nome: 'promocao.cumprir-agenda' }
const OLHAR_MS = 50
/** What a killed run left is taken up again within this. */
const DESISTE_MS = 90_000

interface Registro {
  readonly id: number
  readonly versao: number
  readonly pareceresAbertos: readonly string[]
}
interface Pendencia {
  readonly codigo: string
}

const hoje = (): Temporal.PlainDate => Temporal.Now.plainDateISO('America/Sao_Paulo')
const PARECERES = {
  departamento_pessoal: 'cadastro',
  exame: 'sesmt',
} as const satisfies Record<string, string>

type Pessoas = Readonly<Record<'gestor' | 'coordenador' | 'administrador' | 'cadastro' | 'sesmt', Pessoa>>

async function entrarTodos(servidor: Servidor): Promise<Pessoas> {
  const de = (usuario: string) => entrarComo(servidor, usuario)
  return {
    gestor: await de('coordenador.operacional'),
    coordenador: await de('coordenador'),
    administrador: await de('administrador'),
    cadastro: await de('cadastro'),
    sesmt: await de('sesmt'),
  }
}

/** A promotion of somebody new, approved for the first day of the next month; answers its id. */
async function aprovarPromocao(db: Db, pessoas: Pessoas): Promise<number> {
  const pessoa = await alguemAPromover(db, hoje().toString())
  const vigencia = hoje().with({ day: 1 }).add({ months: 1 }).toString()
  const dados = pedidoDe(pessoa, { vigencia })
  const colaboradorId = pessoa.id
  const { pendencias } = await pessoas.gestor.mandar<{ pendencias: Pendencia[] }>('/api/promocao/verificar', {
    colaboradorId,
    dados,
  })
  const alertasAceitos = [...pendencias.map(({ codigo }) => codigo), 'S2240_NOVO']
  const pedido = { colaboradorId, dados, alertasAceitos }
  const { id } = await pessoas.gestor.mandar<Registro>('/api/promocao/criar', pedido)
  const exame = { dataExame: hoje().toString(), medico: 'Dra. Lúcia Prado', crm: '12345/SP' }
  for (const [parecer, quem] of Object.entries(PARECERES)) {
    const { versao, pareceresAbertos } = await pessoas[quem].ler<Registro>(`/api/promocao/obter/${id}`)
    if (!pareceresAbertos.includes(parecer)) continue
    const corpo = { id, versao, parecer, decisao: 'aprovado', dados: parecer === 'exame' ? exame : {} }
    await pessoas[quem].mandar('/api/promocao/parecer', corpo)
  }
  const { versao } = await pessoas.coordenador.ler<Registro>(`/api/promocao/obter/${id}`)
  await pessoas.coordenador.mandar('/api/promocao/status', {
    id,
    versao,
    transicao: 'aprovar',
    alertasAceitos,
  })
  return id
}

/** Moves made on their day by the system: one promotion whose day is brought forward, and the task that makes them. */
export function gravarAgendados(): Gravador {
  const devidos: number[] = []
  let db: Db | undefined
  let pessoas: Pessoas | undefined
  let proximo: number | undefined
  return {
    nome: 'agendados',
    clientes: 1,
    porRodada: 1,
    // What is due is prepared while nothing falls.
    entrar: async (servidor) => {
      await db?.destroy()
      db = openDb({ host: `${servidor.dataDir}/banco`, user: 'rh', database: 'postgres', max: 1 })
      pessoas = await entrarTodos(servidor)
      proximo ??= await aprovarPromocao(db, pessoas)
    },
    gravar: async () => {
      if (!db || proximo === undefined) throw new Error('Nothing is due')
      await sql`update processo_agenda set para = ${hoje().toString()}::date where processo_id = ${proximo}`.execute(
        db,
      )
      devidos.push(proximo)
      proximo = undefined
      await pessoas?.administrador.mandar('/api/rotinas/tentar', ROTINA)
    },
    aquietar: async () => {
      const fim = Date.now() + DESISTE_MS
      const faltam = async () =>
        (await db
          ?.selectFrom('processoAgenda')
          .select('processoId')
          .where('processoId', 'in', devidos)
          .execute()) ?? []
      while (devidos.length > 0 && Date.now() < fim && (await faltam()).length > 0) {
        await pessoas?.administrador.mandar('/api/rotinas/tentar', ROTINA)
        await sleep(OLHAR_MS)
      }
    },
    conferir: async (client) => {
      const { rows } = await client.query<{ efetivada: boolean; eventos: number; versoes: number }>(
        `select p.status = 'efetivada' as efetivada,
                (select count(*)::int from processo_evento e where e.processo_id = p.id and e.nome = 'efetivar') as eventos,
                (select count(*)::int from vinculo_versao v where v.processo_id = p.id) as versoes
           from processo p where p.id = any($1::int[])`,
        [devidos],
      )
      return {
        confirmadas: devidos.length,
        perdidas: devidos.length - rows.filter(({ efetivada }) => efetivada).length,
        pelaMetade: rows.filter(({ eventos, versoes }) => eventos > 1 || versoes > 1 || eventos !== versoes)
          .length,
      }
    },
  }
}
