import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { entregarKit, enviada, rascunhoCompleto } from '../../test/admissoes.ts'
import type { Client } from '../../test/harness.ts'
import { abrirPaineis, painel, paineis } from '../../test/paineis.ts'

const p = abrirPaineis()
const { comPareceres, aprovada, efetivar, obter } = p

describe('the panels', () => {
  it.each([
    ['vagas', ['vaga']],
    ['sesmt', ['exame']],
    ['almoxarifado', ['uniforme']],
    ['cadastro', [...paineis]],
    ['rescisao', [...paineis]],
    ['coordenador.operacional', []],
    ['gestor', []],
  ] as [string, string[]][])('open to %s: %j, and no other', async (usuario, esperados) => {
    const { id } = await enviada(p.operacional)
    const client = await p.rh.as(usuario)
    const respostas: [string, number][] = []
    for (const nome of paineis)
      respostas.push([nome, (await client.try(painel(nome), { params: { id } })).status])
    expect(respostas).toEqual(paineis.map((nome) => [nome, esperados.includes(nome) ? 200 : 403]))
  })

  it('do not exist for a draft, nor for an admission that does not', async () => {
    const { id } = await rascunhoCompleto(p.operacional)
    const cadastro = await p.rh.as('cadastro')
    for (const nome of paineis) {
      expect((await cadastro.try(painel(nome), { params: { id } })).status).toBe(404)
      expect((await cadastro.try(painel(nome), { params: { id: 2_000_000_000 } })).status).toBe(404)
    }
  })
})

/** What is told is kept a moment after the answer. */
const ESPERA_MS = 30_000

describe('the page of an admission', () => {
  it('is the record, its documents and its papers, each as it is told by itself', async () => {
    const { id } = await enviada(p.operacional)
    const params = { id }
    for (const usuario of ['gestor', 'cadastro', 'sesmt', 'vagas', 'almoxarifado', 'rescisao']) {
      const client = await p.rh.as(usuario)
      const [pagina, registro, anexos, papeis] = [
        await client.try('GET /api/admissao/pagina/:id', { params }),
        await client.try('GET /api/admissao/obter/:id', { params }),
        await client.try('GET /api/admissao/anexos/:id', { params }),
        await client.try('GET /api/admissao/papeis/:id', { params }),
      ]
      expect([usuario, pagina.status, registro.status]).toEqual([usuario, registro.status, pagina.status])
      if (pagina.status !== 200) continue
      expect(pagina.body).toEqual({ registro: registro.body, anexos: anexos.body, papeis: papeis.body })
    }
  })

  it('is told as an opening of what it says of pay, like the record alone', async () => {
    const { id } = await enviada(p.operacional)
    const gerente = await p.rh.as('gerente.rh')
    const abertas = async () => {
      const { rows } = await sql<{ tipo: string; chamada: string }>`
        select g.tipo, g.chamada from evento_seguranca e join evento_seguranca_grupo g on g.id = e.grupo_id
         where e.objeto_id = ${id} and g.chamada like 'GET /api/admissao/%' order by e.id`.execute(p.rh.db)
      return rows
    }
    const { tipo } = await (async () => {
      await gerente.call('GET /api/admissao/obter/:id', { params: { id } })
      return vi.waitFor(async () => {
        const [primeira] = await abertas()
        if (!primeira) throw new Error('Nothing was told')
        return primeira
      }, ESPERA_MS)
    })()
    await gerente.call('GET /api/admissao/pagina/:id', { params: { id } })
    const daPagina = { tipo, chamada: 'GET /api/admissao/pagina/:id' }
    await vi.waitFor(async () => expect(await abertas()).toContainEqual(daPagina), ESPERA_MS)
  })
})

describe('Vagas', () => {
  it('sees the slots of the day, who leaves and who else wants one, and never the pay', async () => {
    const vagas = await p.rh.as('vagas')
    const saida = await p.rh.db
      .selectFrom('alocacao as al')
      .innerJoin('vinculo as v', 'v.id', 'al.vinculoId')
      .innerJoin('pessoa as pe', 'pe.id', 'v.pessoaId')
      .select(['al.vinculoId', 'v.matricula', 'pe.nome', 'al.fim'])
      .where('al.tipo', '=', 'titular')
      .where('al.fim', 'is not', null)
      .where('v.dataDesligamento', 'is not', null)
      .orderBy('al.fim', 'desc')
      .executeTakeFirstOrThrow()
    const vaga = { motivo: 'reposicao', reposicaoDeId: saida.vinculoId }
    const outra = await enviada(p.operacional)
    const { id, dados } = await enviada(p.operacional, { vaga })
    const salario = dados.vaga['salarioCentavos'] as number
    const visto = await vagas.call(painel('vaga'), { params: { id } })
    expect(visto).toMatchObject({
      dia: '2026-12-01',
      salarioAcimaDoPosto: false,
      reposicao: { nome: saida.nome, matricula: saida.matricula, ultimoDia: saida.fim },
    })
    expect(visto.livres).toBeGreaterThan(0)
    expect(visto.concorrentes.map((c) => c.id)).toContain(outra.id)
    expect(visto.concorrentes.map((c) => c.id)).not.toContain(id)
    expect(JSON.stringify(visto)).not.toContain(String(salario))
    // Chosen before the reason was changed: nobody is replaced any more.
    const sem = await enviada(p.operacional, { vaga: { ...vaga, motivo: 'aumento' } })
    expect((await vagas.call(painel('vaga'), { params: { id: sem.id } })).reposicao).toBeNull()
  })

  it('tells of every kind of request that wants the same post, not of admissions alone', async () => {
    const { id } = await enviada(p.operacional)
    const { rows } = await sql<{ id: number }>`
      update processo_indice i set posto_id = minha.posto_id
        from processo_indice minha
       where minha.id = ${id} and i.id = (
         select id from processo_indice where tipo = 'remanejamento' and status = 'solicitado' order by id limit 1)
      returning i.id`.execute(p.rh.db)
    const { concorrentes } = await (await p.rh.as('vagas')).call(painel('vaga'), { params: { id } })
    expect(concorrentes).toContainEqual(
      expect.objectContaining({ tipo: 'remanejamento', id: rows[0]?.id, status: 'solicitado' }),
    )
  })

  it('calls former values by their names too, for who sees the field', async () => {
    const { id, versao, dados } = await enviada(p.operacional)
    const vagas = await p.rh.as('vagas')
    const devolvida = await vagas.call('POST /api/admissao/status', {
      body: { id, versao, transicao: 'devolver', motivo: 'Outro posto combinado' },
    })
    const antes = Number(dados.vaga['postoId'])
    const { results } = await p.operacional.call('GET /api/admissao/postos', {
      query: { data: '2026-12-01' },
    })
    const novo = results.find((p) => p.id !== antes && p.vagasLivres > 0)
    if (!novo) throw new Error('No second post')
    await p.operacional.call('PUT /api/admissao/editar', {
      body: { id, versao: devolvida.versao, etapa: 'vaga', dados: { ...dados.vaga, postoId: novo.id } },
    })
    const { nomes } = await obter('coordenador.operacional', id)
    expect(nomes['vaga.postoId']).toEqual({
      [antes]: expect.stringMatching(/ · /),
      [novo.id]: `${novo.cargo} · ${novo.local}`,
    })
    expect(nomes['pessoais.paisNascimento']).toEqual({ 105: 'Brasil' })
    const doAlmoxarifado = (await obter('almoxarifado', id)).nomes
    expect(Object.keys(doAlmoxarifado).toSorted()).toEqual(['uniforme.tamanhos', 'vaga.postoId'])
  })
})

describe('Conferência', () => {
  it('goes through what holds the end and what should be on paper', async () => {
    const efetivada = await efetivar(await aprovada())
    const rescisao = await p.rh.as('rescisao')
    const itensDe = async () =>
      (await rescisao.call(painel('conferencia'), { params: { id: efetivada.id } })).itens
    const uniforme = (itens: Awaited<ReturnType<typeof itensDe>>) =>
      itens.find(({ codigo }) => codigo === 'uniforme')
    expect(uniforme(await itensDe())).toMatchObject({ feito: false, exigido: true })
    await entregarKit(await p.rh.as('almoxarifado'), efetivada)
    const itens = await itensDe()
    expect(uniforme(itens)).toMatchObject({ feito: true, detalhe: 'Entregue' })
    expect(itens.find(({ codigo }) => codigo === 'papel_ficha_registro')).toEqual({
      codigo: 'papel_ficha_registro',
      label: 'Ficha de registro, impresso',
      feito: false,
      exigido: false,
      detalhe: 'Ainda não emitido',
    })
  })
})

describe('POST /api/admissao/comentario', () => {
  const pessoaDe = (usuario: string) =>
    p.rh.db
      .selectFrom('usuario')
      .select(['id', 'nome'])
      .where('usuario', '=', usuario)
      .executeTakeFirstOrThrow()
  const comentar = (client: Client, id: number, texto: string) =>
    client.try('POST /api/admissao/comentario', { body: { id, texto } })

  it('adds to the history without a new version, and tells the requester and whose turn it is', async () => {
    const { id, versao, numero } = await comPareceres(1)
    const cadastro = await p.rh.as('cadastro')
    const { status, body } = await comentar(cadastro, id, 'O comprovante chega amanhã.')
    expect(status).toBe(201)
    const registro = body as Awaited<ReturnType<typeof obter>>
    expect(registro.versao).toBe(versao)
    expect(registro.eventos.at(-1)).toMatchObject({
      tipo: 'comentario',
      motivo: 'O comprovante chega amanhã.',
    })
    expect((await obter('almoxarifado', id)).eventos.at(-1)?.motivo).toBe('O comprovante chega amanhã.')
    const avisados = await p.rh.db
      .selectFrom('notificacao as n')
      .innerJoin('usuario as u', 'u.id', 'n.usuarioId')
      .select('u.usuario')
      .where('n.texto', '=', `Admissão ${numero}: novo comentário.`)
      .execute()
    const nomes = avisados.map(({ usuario }) => usuario)
    expect(nomes).toEqual(expect.arrayContaining(['coordenador.operacional', 'sesmt', 'almoxarifado']))
    expect(nomes).not.toContain('cadastro')
    expect(nomes).not.toContain('vagas')
  })

  it('names people who may see the process, told apart from the others, and refuses anybody else', async () => {
    const { id, numero } = await comPareceres(1)
    const cadastro = await p.rh.as('cadastro')
    // Scoped, and without a contract there is nothing that they see.
    await p.rh.db
      .deleteFrom('usuarioContrato')
      .where('usuarioId', '=', (await pessoaDe('assistente.gestor')).id)
      .execute()
    const { results } = await cadastro.call('GET /api/admissao/pessoas/:id', { params: { id }, query: {} })
    const sesmt = await pessoaDe('sesmt')
    expect(results).toContainEqual({ ...sesmt, detalhe: 'Sesmt' })
    const nomes = results.map(({ nome }) => nome)
    expect(nomes).not.toContain((await pessoaDe('cadastro')).nome)
    for (const login of ['gestor', 'assistente.gestor', 'comercial', 'vagas', 'rescisao']) {
      const ve = await (await p.rh.as(login)).try('GET /api/admissao/obter/:id', { params: { id } })
      expect(nomes.includes((await pessoaDe(login)).nome), login).toBe(ve.status === 200)
    }
    const [primeiro = ''] = sesmt.nome.toLowerCase().split(' ')
    const achados = await cadastro.call('GET /api/admissao/pessoas/:id', {
      params: { id },
      query: { busca: primeiro },
    })
    expect(achados.results.map((pessoa) => pessoa.id)).toContain(sesmt.id)

    const texto = `@${sesmt.nome} o treinamento está marcado?`
    const citar = (citados: number[]) =>
      cadastro.try('POST /api/admissao/comentario', { body: { id, texto, citados } })
    const alheio = await citar([sesmt.id, (await pessoaDe('comercial')).id])
    expect(alheio).toMatchObject({
      status: 400,
      body: { campos: { texto: expect.stringContaining('não acompanha') } },
    })
    // Who is no longer in the text is not named.
    const { status, body } = await citar([sesmt.id, (await pessoaDe('almoxarifado')).id])
    expect(status).toBe(201)
    expect((body as Awaited<ReturnType<typeof obter>>).eventos.at(-1)?.citados).toEqual([sesmt])
    const avisados = await p.rh.db
      .selectFrom('notificacao')
      .select(['usuarioId', 'assunto', 'texto'])
      .where('processoId', '=', id)
      .where('assunto', '=', 'citacao')
      .execute()
    expect(avisados).toEqual([
      {
        usuarioId: sesmt.id,
        assunto: 'citacao',
        texto: `Admissão ${numero}: ${(await pessoaDe('cadastro')).nome} citou você em um comentário.`,
      },
    ])
  })

  it('names whoever sees it through one group of several that sees every contract', async () => {
    const cadastro = await p.rh.as('cadastro')
    const { id } = await enviada(p.operacional)
    const assistente = await pessoaDe('assistente.gestor')
    await p.rh.db.deleteFrom('usuarioContrato').where('usuarioId', '=', assistente.id).execute()
    const citavel = async () => {
      const { results } = await cadastro.call('GET /api/admissao/pessoas/:id', { params: { id }, query: {} })
      return results.some((pessoa) => pessoa.id === assistente.id)
    }
    expect(await citavel()).toBe(false)
    // One that the code no longer knows opens nothing.
    await sql`
      with antigo as (
        insert into grupo (nome, setor_id) select 'Grupo antigo', min(setor_id) from grupo returning id)
      insert into usuario_grupo (usuario_id, grupo_id) select ${assistente.id}, id from antigo`.execute(
      p.rh.db,
    )
    expect(await citavel()).toBe(false)
    await sql`insert into usuario_grupo (usuario_id, grupo_id)
      select ${assistente.id}, id from grupo where nome = 'Comercial'`.execute(p.rh.db)
    const client = await p.rh.as('assistente.gestor')
    expect((await client.try('GET /api/admissao/obter/:id', { params: { id } })).status).toBe(200)
    expect(await citavel()).toBe(true)
    await sql`delete from usuario_grupo where usuario_id = ${assistente.id}
      and grupo_id in (select id from grupo where nome = 'Comercial')`.execute(p.rh.db)
  })

  it('is never changed nor taken back, and refuses what says nothing', async () => {
    const { id } = await enviada(p.operacional)
    await comentar(p.operacional, id, 'Primeiro')
    await expect(
      p.rh.db.updateTable('processoEvento').set({ motivo: 'Outro' }).where('processoId', '=', id).execute(),
    ).rejects.toThrow('somente acréscimos')
    expect((await comentar(p.operacional, id, '  ')).status).toBe(400)
    expect((await comentar(p.operacional, id, 'a'.repeat(1001))).status).toBe(400)
  })

  it('keeps to those who see the admission', async () => {
    const { id } = await rascunhoCompleto(p.operacional)
    expect((await comentar(await p.rh.as('vagas'), id, 'Vejo?')).status).toBe(404)
    expect((await comentar(await p.rh.as('comercial'), id, 'Vejo?')).status).toBe(403)
  })
})
