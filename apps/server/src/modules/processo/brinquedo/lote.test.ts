import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ItemDoLote, Lote } from '@rh/domain/processo/chamadas/lote'
import type { Ator } from '../../../http/ator.ts'
import { abrirLoja, recusa } from '../../../test/loja.ts'
import { brinquedo } from '../../../test/brinquedo.ts'
import { executarLotes } from '../lote/executar.ts'

const l = abrirLoja()
const { loja } = l

/** Bonds without a toy. */
let pessoas: number[] = []
/** Signed in as somebody that the database knows by the same groups: the job reads them from there. */
let coordenador: Ator
beforeEach(async () => {
  const { rows } = await sql<{ id: number }>`
    select v.id from vinculo v where v.data_desligamento is null
       and not exists (select from processo p where p.vinculo_id = v.id and p.tipo = 'brinquedo')
     order by v.id limit 6`.execute(l.rh.db)
  pessoas = rows.map(({ id }) => id)
  coordenador = { ...l.coordenador(), id: await idDe('coordenador') }
  await sql`update usuario set ativo = true where id = ${coordenador.id}`.execute(l.rh.db)
  await sql`delete from notificacao`.execute(l.rh.db)
})

const idDe = async (usuario: string): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select id from usuario where usuario = ${usuario}`.execute(
    l.rh.db,
  )
  return rows[0]?.id ?? 0
}

const lote = (chamada: string, body: object, ator = coordenador) =>
  l.chamar(`POST /lote/${chamada}`, ator, { body }) as Promise<Lote>
const iniciar = (dados: readonly object[], mais: object = {}, ator = coordenador) => {
  const itens = dados.map((um, i) => ({ colaboradorId: pessoas[i] ?? 0, dados: um }))
  return lote('iniciar', { titulo: 'Natal', itens, ...mais }, ator)
}
const executar = () => executarLotes(brinquedo, () => l.modulo).executar(l.rh.deps)
const obter = (id: number, ator = coordenador) =>
  l.chamar('GET /lote/obter/:id', ator, { params: { id } }) as Promise<Lote>
const listar = async (id: number, query: object = {}, ator = coordenador): Promise<ItemDoLote[]> => {
  const { results } = (await l.chamar('GET /lote/itens/:id', ator, { params: { id }, query })) as {
    results: ItemDoLote[]
  }
  return results
}
const toysDe = async (id: number) =>
  (
    await sql<{ vinculoId: number; n: number }>`
      select vinculo_id, count(*)::int as n from processo where lote_id = ${id} group by 1 order by 1`.execute(
      l.rh.db,
    )
  ).rows

describe('a batch', () => {
  it('keeps what is asked for and opens nothing until its turn comes', async () => {
    const { id, contagens, andamento, por } = await iniciar([{ cor: 'verde' }, { cor: 'azul' }])
    expect({ contagens, andamento, por: por.id }).toEqual({
      contagens: { previsto: 2, criado: 0, recusado: 0, cancelado: 0 },
      andamento: { transicao: null, feitos: 0, total: 2 },
      por: coordenador.id,
    })
    expect(await toysDe(id)).toEqual([])
    await executar()
    expect(await toysDe(id)).toEqual(pessoas.slice(0, 2).map((vinculoId) => ({ vinculoId, n: 1 })))
    expect(await obter(id)).toMatchObject({
      contagens: { criado: 2 },
      andamento: null,
      situacoes: { pedido: 2 },
    })
  })

  it('refuses one by one, in words, and opens the others', async () => {
    const { id } = await iniciar([{ cor: 'verde' }, {}, { cor: 'azul' }])
    await executar()
    const { contagens, passos } = await obter(id)
    expect(contagens).toEqual({ previsto: 0, criado: 2, recusado: 1, cancelado: 0 })
    expect(passos).toMatchObject([
      { transicao: null, total: 3, recusados: 1, terminadoEm: expect.any(String) },
    ])
    // The refused are the first of the list.
    const [primeiro] = await listar(id)
    expect(primeiro).toMatchObject({
      colaboradorId: pessoas[1],
      estado: 'recusado',
      recusa: 'Falta: sem_cor.',
      pendencias: [{ codigo: 'sem_cor' }],
      processo: null,
    })
    expect((await listar(id, { estado: 'criado' })).map(({ estado }) => estado)).toEqual(['criado', 'criado'])
  })

  it('is told of in one line of each history, and once to the next sector', async () => {
    const { id } = await iniciar([{ cor: 'verde' }, { cor: 'azul' }, { cor: 'rosa' }])
    await executar()
    const [item] = await listar(id)
    const registro = (await l.obter(item?.processo?.id ?? 0, coordenador)) as unknown as {
      eventos: { tipo: string; motivo: string }[]
      lote: object
    }
    expect(registro.eventos).toMatchObject([
      { tipo: 'criacao', motivo: 'Lote: Natal.', autor: { id: coordenador.id } },
    ])
    expect(registro.lote).toEqual({ id, titulo: 'Natal' })
    const rescisao = await idDe('rescisao')
    const { rows } = await sql<{ usuarioId: number; texto: string; loteId: number }>`
      select usuario_id, texto, lote_id from notificacao where usuario_id in (${rescisao}, ${coordenador.id})
       order by usuario_id = ${rescisao} desc`.execute(l.rh.db)
    expect(rows).toEqual([
      { usuarioId: rescisao, texto: 'Lote “Natal”: 3 brinquedos aguardam você.', loteId: id },
      { usuarioId: coordenador.id, texto: 'Lote “Natal”, abrir: 3 de 3.', loteId: id },
    ])
  })

  it('is signed in the trail by whoever started it, and by the batch', async () => {
    const { id } = await iniciar([{ cor: 'verde' }])
    await executar()
    const { rows } = await sql<{ usuarioId: number; requisicao: string }>`
      select distinct usuario_id, requisicao from auditoria
       where entidade = 'processo' and registro = (select id from processo where lote_id = ${id})`.execute(
      l.rh.db,
    )
    expect(rows).toEqual([{ usuarioId: coordenador.id, requisicao: `brinquedo.lotes:${id}` }])
  })

  it('opens one for a person who is in it twice, where only one may be', async () => {
    const [pessoa = 0] = pessoas
    const itens = ['verde', 'azul'].map((cor) => ({ colaboradorId: pessoa, dados: { cor } }))
    const { id } = await lote('iniciar', { titulo: 'Dois', itens })
    await executar()
    expect(await toysDe(id)).toEqual([{ vinculoId: pessoa, n: 1 }])
    expect((await listar(id))[0]?.recusa).toMatch(/^Já existe um pedido em andamento desta pessoa/)
  })

  it('is worked through by two runs at once, and nobody is opened twice', async () => {
    const { id } = await iniciar(pessoas.map(() => ({ cor: 'verde' })))
    await Promise.all([executar(), executar(), executar()])
    expect(await toysDe(id)).toEqual(pessoas.map((vinculoId) => ({ vinculoId, n: 1 })))
    const { andamento, passos } = await obter(id)
    expect({
      andamento,
      terminados: passos.filter(({ terminadoEm }) => terminadoEm !== null).length,
    }).toEqual({
      andamento: null,
      terminados: 1,
    })
    const { rows } = await sql`select from notificacao where usuario_id = ${coordenador.id}`.execute(l.rh.db)
    expect(rows).toHaveLength(1)
  })

  it('goes on with the alerts that were accepted for everybody, and without them refuses', async () => {
    loja.raro = true
    const sem = await iniciar([{ cor: 'verde' }])
    await executar()
    expect(await obter(sem.id)).toMatchObject({ contagens: { recusado: 1 } })
    await lote('tentar', { id: sem.id, alertasAceitos: ['raro'] })
    await executar()
    expect(await obter(sem.id)).toMatchObject({ contagens: { criado: 1 } })
  })
})

describe('what was refused', () => {
  it('is tried again after a correction, and nobody else is', async () => {
    const { id } = await iniciar([{ cor: 'verde' }, {}, {}])
    await executar()
    const [um, outro] = await listar(id, { estado: 'recusado' })
    await lote('tentar', { id, itens: [{ id: um?.id, dados: { cor: 'rosa' } }] })
    await executar()
    expect((await obter(id)).contagens).toEqual({ previsto: 0, criado: 2, recusado: 1, cancelado: 0 })
    expect((await listar(id, { estado: 'recusado' })).map((item) => item.id)).toEqual([outro?.id])
    expect(await recusa(lote('tentar', { id, itens: [{ id: um?.id }] }))).toEqual({
      codigo: 'transicao_invalida',
    })
  })

  it('waits for the run that is under way', async () => {
    const { id } = await iniciar([{}, {}])
    expect(await recusa(lote('tentar', { id }))).toEqual({ codigo: 'transicao_invalida' })
    expect((await obter(id)).pode).toEqual({ tentar: false, cancelar: true, mover: [] })
    await executar()
    expect((await obter(id)).pode.tentar).toBe(true)
  })
})

describe('giving up', () => {
  it('leaves what was opened, and opens nothing more', async () => {
    const { id } = await iniciar([{ cor: 'verde' }, {}])
    await executar()
    await lote('cancelar', { id, motivo: 'Não há mais cor' })
    expect(await obter(id)).toMatchObject({
      contagens: { criado: 1, cancelado: 1 },
      pode: { tentar: false, cancelar: false },
    })
    const outro = await l.chamar('POST /lote/iniciar', coordenador, {
      body: { titulo: 'Páscoa', itens: [{ colaboradorId: pessoas[3], dados: { cor: 'verde' } }] },
    })
    const { id: parado } = outro as Lote
    await lote('cancelar', { id: parado, motivo: 'Desistimos' })
    await executar()
    expect(await toysDe(parado)).toEqual([])
    expect(await obter(parado)).toMatchObject({ contagens: { cancelado: 1 }, andamento: null })
    expect(await recusa(lote('cancelar', { id: parado, motivo: 'De novo' }))).toEqual({
      codigo: 'transicao_invalida',
    })
  })
})

describe('a move of a whole batch', () => {
  it('is made in every process that accepts it, and says of the others why not', async () => {
    const { id } = await iniciar([{ cor: 'verde' }, { cor: 'azul' }, { cor: 'rosa' }])
    await executar()
    const [primeiro] = await listar(id)
    await l.mover(primeiro?.processo?.id ?? 0, coordenador, 'cancelar')
    expect((await obter(id)).pode.mover).toEqual(['cancelar'])
    await lote('mover', { id, transicao: 'cancelar' })
    expect((await obter(id)).andamento).toEqual({ transicao: 'cancelar', feitos: 0, total: 2 })
    await executar()
    expect(await obter(id)).toMatchObject({ situacoes: { cancelado: 3 }, andamento: null })
    expect(await recusa(lote('mover', { id, transicao: 'cancelar' }))).toEqual({
      codigo: 'transicao_invalida',
    })
  })

  it('is refused process by process where its checks do not hold', async () => {
    const { id } = await iniciar([{ cor: 'verde' }, { cor: 'azul' }])
    await executar()
    for (const { processo } of await listar(id))
      await l.mover(processo?.id ?? 0, l.calculista(), 'devolver', { motivo: 'Outra cor' })
    loja.existe = false
    const gestor = { ...l.gestor(), id: await idDe('administrador') }
    await sql`insert into usuario_grupo (usuario_id, grupo_id)
      select ${gestor.id}, id from grupo where nome = 'Gestor' on conflict do nothing`.execute(l.rh.db)
    await lote('mover', { id, transicao: 'reenviar' }, gestor)
    await executar()
    const itens = await listar(id, { recusados: 'sim' })
    expect(itens.map(({ estado, recusa: porque }) => [estado, porque])).toEqual([
      ['criado', 'Falta: inexistente.'],
      ['criado', 'Falta: inexistente.'],
    ])
    expect((await obter(id)).situacoes).toEqual({ devolvido: 2 })
  })

  it('is none that asks for something of each process, nor of groups that do not make it', async () => {
    const { id } = await iniciar([{ cor: 'verde' }])
    await executar()
    const [item] = await listar(id)
    await l.dar(item?.processo?.id ?? 0, l.calculista(), 'calculo')
    await l.dar(item?.processo?.id ?? 0, l.conferente(), 'conferencia')
    expect(Object.keys((await obter(id)).situacoes)).toEqual(['pronto'])
    // One asks for fields, the other for the password.
    const recusas = [
      recusa(lote('mover', { id, transicao: 'emprestar' })),
      recusa(lote('mover', { id, transicao: 'guardar' }, l.almoxarife())),
      recusa(lote('mover', { id, transicao: 'cancelar' }, l.calculista())),
    ]
    expect((await Promise.all(recusas)).map(({ codigo }) => codigo)).toEqual(Array(3).fill('sem_permissao'))
  })
})

describe('who', () => {
  it('starts a batch is named by the declaration, though they open one by one', async () => {
    expect(await recusa(iniciar([{ cor: 'verde' }], {}, l.gestor()))).toEqual({ codigo: 'sem_permissao' })
  })

  it('is not seen is not in a batch, and sees nothing of one', async () => {
    const escopado = { ...coordenador, id: await idDe('gestor'), escopado: true }
    const { rows } = await sql<{ id: number }>`
      select v.id from vinculo v join vinculo_versao ve on ve.vinculo_id = v.id
       where v.data_desligamento is null and ve.contrato_id not in
         (select contrato_id from usuario_contrato where usuario_id = ${escopado.id}) limit 1`.execute(
      l.rh.db,
    )
    const itens = [{ colaboradorId: rows[0]?.id, dados: { cor: 'verde' } }]
    expect(await recusa(lote('iniciar', { titulo: 'Alheio', itens }, escopado))).toEqual({
      codigo: 'nao_encontrado',
    })
    const { id } = await lote('iniciar', { titulo: 'Alheio', itens })
    expect(await recusa(obter(id, escopado))).toEqual({ codigo: 'nao_encontrado' })
    expect(await recusa(listar(id, {}, escopado))).toEqual({ codigo: 'nao_encontrado' })
    expect(await recusa(lote('cancelar', { id, motivo: 'Meu não é' }, escopado))).toEqual({
      codigo: 'nao_encontrado',
    })
  })

  it('lost the access opens nothing more', async () => {
    const { id } = await iniciar([{ cor: 'verde' }])
    await sql`update usuario set ativo = false where id = ${coordenador.id}`.execute(l.rh.db)
    await executar()
    expect(await toysDe(id)).toEqual([])
    expect((await listar(id))[0]?.recusa).toMatch(/^O acesso de .* foi encerrado\.$/)
  })
})
