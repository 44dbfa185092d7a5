import { sql } from 'kysely'
import { mesesDeGuarda, tabelasApagadas, tabelasEsvaziadas } from '@rh/domain/privacidade/anonimizacao'
import type { NomeDeCategoria } from '@rh/domain/privacidade/categorias'
import { hojeEm, isoDe } from '../../../clock.ts'
import { openDb, type Db, type Tx } from '../../../db/db.ts'
import { writeAsSystem } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'
import type { Tarefa } from '../../../tarefa.ts'
import { loadKeyRing } from '../../../trilha/chave.ts'
import { tabelasComTitular, type Titular } from '../linhas.ts'
import { removerArquivos } from './arquivos.ts'
import { apagarCifrados } from './cifrados.ts'
import { apagar, esvaziar, lerCatalogo, type Catalogo } from './colunas.ts'
import { removerDeMuitos } from './de-muitos.ts'
import { faltam, lerPrazos, listSaidas, saidasUmaAUma } from './devidos.ts'
import { limparDossies } from './dossies.ts'
import { limparDocumentos } from './documentos.ts'
import { elosCompartilhados, lerCompartilhadas, lerGatilhos, type Gatilho } from './compartilhadas.ts'
import { elosDas, lerCadeias, suprimirNaTrilha } from './elos.ts'
import { elosDasRecusas, limparRecusas, semRecusa, type RecusasLimpas } from './recusas.ts'
import { limparTextos, type Nomes } from './textos.ts'

const NOME = 'privacidade.anonimizar'
const POR_VEZ = 200
/**
 * Days without a run after which the first one only looks. What is let go of never comes back, and a clock that is years
 * ahead is noticed within a day: then it is right, or the system was really off for so long.
 */
const PARADA_DIAS = 8
/** Hours after that look in which nothing is let go of either: a restart runs what is due, and is no second night. */
const ESPERA_HORAS = 20

/** Lets go each night of what no law asks to be kept any longer of who left, once an administrator switched it on. */
export const anonimizar: Tarefa = {
  nome: NOME,
  titulo: 'Anonimização de quem saiu, ao fim dos prazos de guarda',
  cron: '20 4 * * *',
  executar: async (deps) => {
    const hoje = hojeEm(deps.clock.agora(), deps.config.empresaFuso)
    const { anonimizaDesde } = await deps.db
      .selectFrom('empresa')
      .select('anonimizaDesde')
      .executeTakeFirstOrThrow()
    if (anonimizaDesde === null || anonimizaDesde > hoje || (await isDepoisDeParada(deps))) return
    // What additions-only tables and the trail hold is changed by nobody but the owner.
    if (!deps.dono) return await percorrer(deps, deps.db, hoje)
    const dono = openDb({ ...deps.dono, max: 1 })
    try {
      await percorrer(deps, dono, hoje)
    } finally {
      await dono.destroy()
    }
  },
}

/** Whether this is the first run after a time without any, by the clock of now, or one too soon after that. */
async function isDepoisDeParada({ db, clock }: Deps): Promise<boolean> {
  const rotina = await db
    .selectFrom('rotina')
    .select(['terminadaEm', 'soOlhouEm'])
    .where('nome', '=', NOME)
    .executeTakeFirst()
  if (!rotina) return false
  const agora = clock.agora()
  const horasDesde = (momento: string) => Temporal.Instant.from(momento).until(agora).total('hours')
  if (horasDesde(rotina.terminadaEm) > PARADA_DIAS * 24) {
    await db
      .updateTable('rotina')
      .set({ soOlhouEm: isoDe(agora) })
      .where('nome', '=', NOME)
      .execute()
    return true
  }
  if (rotina.soOlhouEm === null) return false
  const horas = horasDesde(rotina.soOlhouEm)
  // A look in the future was by the wrong clock.
  return horas >= 0 && horas < ESPERA_HORAS
}

/** One person after the other, one kind after the other, then what tells of many, each in a transaction of its own. */
async function percorrer(deps: Deps, db: Db, hoje: string): Promise<void> {
  const prazos = await lerPrazos(db)
  const banco = { catalogo: await lerCatalogo(db), gatilhos: await lerGatilhos(db) }
  for await (const saida of saidasUmaAUma(db, { hoje, prazos, porVez: POR_VEZ })) {
    if (saida.suspensa) continue
    for (const categoria of faltam(saida, hoje, prazos))
      await anonimizarUma({ ...deps, db }, banco, { pessoaId: saida.pessoaId, categoria, hoje })
  }
  await removerDeMuitos(deps, db, NOME)
}

/** What a run asks of the catalogue once: of what a newer version adds meanwhile this one has no names. */
interface Banco {
  readonly catalogo: Catalogo
  readonly gatilhos: readonly Gatilho[]
}

interface Alvo {
  readonly pessoaId: number
  readonly categoria: NomeDeCategoria
  readonly hoje: string
}

/**
 * One kind of one person. The person is locked first and looked at again: who gives a bond or a hold at this moment is
 * waited for, and stops it.
 */
const anonimizarUma = (deps: Deps, banco: Banco, { pessoaId, categoria, hoje }: Alvo): Promise<void> =>
  writeAsSystem(deps, NOME, async ({ tx, agora }) => {
    const pessoa = await tx
      .selectFrom('pessoa')
      .select(['id', 'cpf', 'nome', 'nomeSocial'])
      .where('id', '=', pessoaId)
      .forUpdate()
      .executeTakeFirst()
    const prazos = await lerPrazos(tx)
    const [saida] = await listSaidas(tx, { hoje, prazos, pessoaId, limite: 1 })
    if (!pessoa || !saida || saida.suspensa || !faltam(saida, hoje, prazos).includes(categoria)) return
    await sql`select set_config('rh.anonimizacao', 'sim', true)`.execute(tx)
    const titular: Titular = { pessoaId, cpf: pessoa.cpf }
    const cadeias = await lerCadeias(tx, titular)
    const compartilhadas = await lerCompartilhadas(tx, categoria, {
      titular,
      cadeias,
      gatilhos: banco.gatilhos,
    })
    const arquivos = await removerArquivos(tx, deps.arquivos, { categoria, titular, agora })
    const ditas =
      categoria === 'cadastro' ? await limparNomes(tx, banco.catalogo, titular, pessoa) : NADA_DITO
    const linhas =
      ditas.linhas + (await esvaziarTabelas(tx, categoria, { titular, catalogo: banco.catalogo }))
    const keys = loadKeyRing(deps.config)
    const lidos = [...(await elosDas(tx, cadeias))]
    for (const uma of compartilhadas) lidos.push(...(await elosCompartilhados(tx, uma, categoria)))
    const elos =
      (await suprimirNaTrilha(tx, lidos, { categoria, keys, agora })) +
      (await suprimirNaTrilha(
        tx,
        await elosDasRecusas(tx, ditas.alteracoes),
        { categoria, keys, agora },
        semRecusa,
      ))
    const cifrados = await apagarCifrados(tx, titular, cadeias)
    await tx
      .insertInto('anonimizacao')
      .values({
        pessoaId,
        categoria,
        desde: saida.saida,
        meses: mesesDeGuarda(categoria, prazos),
        linhas: linhas + cifrados,
        elos,
        arquivos,
        em: isoDe(agora),
      })
      .execute()
  })

const NADA_DITO: RecusasLimpas = { linhas: 0, alteracoes: [] }

/** What names the person and is not of them: texts, dossiers, and refusals of batches. */
async function limparNomes(
  tx: Tx,
  catalogo: Catalogo,
  titular: Titular,
  nomes: Nomes,
): Promise<RecusasLimpas> {
  await limparTextos(tx, catalogo, { titular, nomes })
  const { pessoaId } = titular
  const ditos = [nomes.nome, nomes.nomeSocial].filter((nome) => nome !== null)
  const { linhas, alteracoes } = await limparRecusas(tx, { pessoaId, nomes: ditos })
  return { linhas: linhas + (await limparDossies(tx, { pessoaId, nomes: ditos })), alteracoes }
}

async function esvaziarTabelas(
  tx: Tx,
  categoria: NomeDeCategoria,
  { titular, catalogo }: { readonly titular: Titular; readonly catalogo: Catalogo },
): Promise<number> {
  let linhas = await limparDocumentos(tx, categoria, titular)
  for (const tabela of tabelasEsvaziadas(categoria))
    if (tabelasComTitular.includes(tabela))
      linhas += await esvaziar(tx, tabela, categoria, { titular, catalogo })
  for (const tabela of tabelasApagadas(categoria)) linhas += await apagar(tx, tabela, titular)
  return linhas
}
