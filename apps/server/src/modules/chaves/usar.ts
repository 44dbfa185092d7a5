import { sql } from 'kysely'
import type { EscopoDeChave, ResultadoDeChave } from '@rh/domain/integracoes/chaves'
import { hojeEm, isoDe } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import type { ChamadaComChave } from '../../http/access.ts'
import type { Portador } from '../../http/ator.ts'
import { failure, type Failure } from '../../http/failure.ts'
import { confere, prefixoDe } from './segredo.ts'

type Meios = Pick<Deps, 'db' | 'clock' | 'config'>

interface Chave {
  readonly id: number
  readonly hash: string
  readonly escopos: readonly EscopoDeChave[]
  readonly porMinuto: number
  readonly expiraEm: string
  readonly revogadoEm: string | null
  readonly contratoIds: readonly number[]
}

/** Seconds of the window in which the calls of a key are counted. */
const JANELA_S = 60

const invalida = (mensagem: string): Failure =>
  failure('sessao_expirada', {
    mensagem,
    acao: 'Envie uma chave que valha no cabeçalho Authorization, como Bearer. Quem cria outra é o administrador.',
  })

const recusas: Readonly<Record<Exclude<ResultadoDeChave, 'usada'>, () => Failure>> = {
  desconhecida: () => invalida('Esta chamada precisa de uma chave de API.'),
  revogada: () => invalida('Esta chave de API foi revogada.'),
  vencida: () => invalida('Esta chave de API venceu.'),
  sem_escopo: () =>
    failure('sem_permissao', {
      mensagem: 'Esta chave de API não dá acesso a esta chamada.',
      acao: 'Peça ao administrador uma chave com esta permissão.',
    }),
  limite: () => failure('muitas_tentativas', { esperar: JANELA_S }),
}

/** Lets another system in by its key, for one call. Every use and every refusal is counted; throws the refusal. */
export async function usarChave(meios: Meios, pedida: ChamadaComChave): Promise<Portador> {
  const chave = await findChave(meios, pedida.token)
  const resultado = chave ? await julgar(meios, chave, pedida) : 'desconhecida'
  await contar(meios, { chaveId: chave?.id ?? null, resultado, pedida })
  if (resultado !== 'usada' || !chave) throw recusas[resultado === 'usada' ? 'desconhecida' : resultado]()
  return { chaveId: chave.id, contratoIds: chave.contratoIds.length > 0 ? chave.contratoIds : null }
}

/** The key that was sent, if it is one of ours, whatever became of it. */
async function findChave({ db }: Meios, token: string): Promise<Chave | null> {
  const prefixo = prefixoDe(token)
  if (prefixo === null) return null
  const { rows } = await sql<Chave>`
    select c.id, c.hash, c.escopos, c.por_minuto, c.expira_em, c.revogado_em,
           array(select k.contrato_id from chave_api_contrato k where k.chave_id = c.id) as contrato_ids
      from chave_api c where c.prefixo = ${prefixo}`.execute(db)
  const [chave] = rows
  return chave && confere(token, chave.hash) ? chave : null
}

async function julgar(
  meios: Meios,
  chave: Chave,
  { escopo, ip }: ChamadaComChave,
): Promise<ResultadoDeChave> {
  const agora = meios.clock.agora()
  if (chave.revogadoEm !== null) return 'revogada'
  if (Temporal.Instant.compare(agora, Temporal.Instant.from(chave.expiraEm)) >= 0) return 'vencida'
  if (escopo === null || !chave.escopos.includes(escopo)) return 'sem_escopo'
  return (await naJanela(meios, chave.id, ip)) > chave.porMinuto ? 'limite' : 'usada'
}

/** How many calls the key made in the present minute, this one included, on every instance together. */
async function naJanela({ db, clock }: Meios, chaveId: number, ip: string): Promise<number> {
  const agora = clock.agora()
  const minuto = agora.round({ smallestUnit: 'minute', roundingMode: 'floor' })
  const { rows } = await sql<{ vezes: number }>`
    insert into chave_api_janela as j (chave_id, minuto, vezes, ultimo_uso, ultimo_ip)
    values (${chaveId}, ${isoDe(minuto)}, 1, ${isoDe(agora)}, ${ip})
    on conflict (chave_id) do update
       set vezes = case when j.minuto = excluded.minuto then j.vezes + 1 else 1 end, minuto = excluded.minuto,
           ultimo_uso = excluded.ultimo_uso, ultimo_ip = excluded.ultimo_ip
    returning vezes`.execute(db)
  return rows[0]?.vezes ?? 1
}

interface Contagem {
  readonly chaveId: number | null
  readonly resultado: ResultadoDeChave
  readonly pedida: ChamadaComChave
}

async function contar({ db, clock, config }: Meios, { chaveId, resultado, pedida }: Contagem): Promise<void> {
  const agora = clock.agora()
  await sql`
    insert into chave_api_uso as u (chave_id, dia, chamada, resultado, vezes, ultimo_em, ultimo_ip)
    values (${chaveId}, ${hojeEm(agora, config.empresaFuso)}, ${pedida.chamada}, ${resultado}, 1, ${isoDe(agora)},
            ${pedida.ip})
    on conflict (chave_id, dia, chamada, resultado) do update
       set vezes = u.vezes + 1, ultimo_em = excluded.ultimo_em, ultimo_ip = excluded.ultimo_ip`.execute(db)
}
