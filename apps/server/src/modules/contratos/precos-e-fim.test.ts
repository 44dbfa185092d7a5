import { describe, expect, it } from 'vitest'
import { noiteDe } from '../../test/clock.ts'
import { abrir, abrirContratos, findContrato } from '../../test/contratos.ts'
import type { Client } from '../../test/harness.ts'
import { problemasDaTrilha } from '../../test/trilha.ts'
import { avisarFim } from './avisar-fim.ts'

const c = abrirContratos()
const { novoContrato, registrar } = c

describe('repactuação and reajuste', () => {
  /** A contract with a public client since April 2025, proposed in March, that follows the collective agreement. */
  const publico = async (numero: string) => {
    const { id } = await novoContrato(numero)
    await c.rh.db
      .updateTable('contrato')
      .set({ tipo: 'publico', indiceReajuste: 'cct', dataBase: '2025-03-10' })
      .set({ inicio: '2025-04-01', fim: '2027-01-31' })
      .where('id', '=', id)
      .execute()
    return abrir(c.comercial, id)
  }
  const aPedir = async (client: Client, id: number) => {
    const { results, total } = await client.call('GET /api/contratos/precos')
    expect(results.length).toBeLessThanOrEqual(total)
    return results.filter((preco) => preco.id === id)
  }

  it('are due on the page of the contract and in the list, until they are granted', async () => {
    const { id, versao, precos, sindicato } = await publico('870/2026')
    const mes = String(sindicato.dataBaseMes).padStart(2, '0')
    const desde = `${Number(mes) <= 3 ? 2026 : 2025}-${mes}-01`
    const prazo = { pedirAte: '2027-01-31', estado: 'urgente' }
    expect(precos).toMatchObject([
      { direito: 'repactuacao', desde, ...prazo },
      { direito: 'reajuste', desde: '2026-03-10', ...prazo },
    ])
    expect(precos[0]?.memoria.at(-1)).toEqual({
      texto: 'Pedir antes da prorrogação, e no máximo até o fim do contrato',
      data: '2027-01-31',
      fundamento: 'Lei 14.133/2021 art. 131, parágrafo único; IN SEGES 5/2017 art. 57 § 7º',
    })
    expect(await aPedir(c.comercial, id)).toMatchObject([
      { numero: '870/2026', direito: 'repactuacao', desde, ...prazo },
      { numero: '870/2026', direito: 'reajuste', desde: '2026-03-10', ...prazo },
    ])
    const reajuste = {
      numero: 'R1',
      tipo: 'reajuste',
      assinadoEm: '2026-11-19',
      vigencia: '2026-11-01',
      valorMensalCentavos: 2_100_000,
    }
    expect((await registrar(id, versao, reajuste)).status).toBe(200)
    expect((await abrir(c.comercial, id)).precos.map(({ estado }) => estado)).toEqual(['por_vir', 'por_vir'])
    expect(await aPedir(c.comercial, id)).toEqual([])
  })

  it('are lost with an extension before which nobody asked', async () => {
    const { id, versao } = await publico('871/2026')
    await registrar(id, versao, {
      numero: 'P1',
      tipo: 'prorrogacao',
      assinadoEm: '2026-11-19',
      vigencia: '2027-02-01',
      fim: '2028-01-31',
    })
    const { precos } = await abrir(c.comercial, id)
    expect(precos[1]).toMatchObject({ desde: '2027-03-10', estado: 'por_vir', preclusos: ['2026-03-10'] })
  })

  it('are warned of with the end that takes them, and only then', async () => {
    const { id } = await publico('872/2026')
    const privado = await novoContrato('873/2026')
    await c.rh.db
      .updateTable('contrato')
      .set({ tipo: 'privado', indiceReajuste: 'ipca', inicio: '2025-04-01', fim: '2027-01-31' })
      .where('id', '=', privado.id)
      .execute()
    await avisarFim.executar(c.rh.deps)
    const { results } = await c.comercial.call('GET /api/notificacoes/listar', { query: {} })
    const textoDe = (contrato: number) => results.find(({ contratoId }) => contratoId === contrato)?.texto
    expect(textoDe(id)).toMatch(
      /termina em 72 dias.*Peça antes repactuação e reajuste: o que não for pedido se perde com a prorrogação ou o fim\.$/,
    )
    expect(textoDe(privado.id)).toMatch(/termina em 72 dias/)
    expect(textoDe(privado.id)).not.toContain('Peça antes')
  })
})

describe('the warning of the end', () => {
  const doFim = async (client: Client, id: number) =>
    (await client.call('GET /api/notificacoes/listar', { query: {} })).results.filter(
      ({ contratoId }) => contratoId === id,
    )

  it('is given once for each threshold, to Comercial, Admin and who answers for the contract', async () => {
    const { id } = await findContrato(c.comercial, 'centro comercial')
    await avisarFim.executar(c.rh.deps)
    await Promise.all([avisarFim.executar(c.rh.deps), avisarFim.executar(c.rh.deps)])
    const texto = expect.stringMatching(
      /^Contrato \d{3}\/\d{4} \(Shopping Parque das Mangueiras\) termina em 45 dias/,
    )
    for (const quem of ['comercial', 'administrador', 'gestor'])
      expect(await doFim(await c.rh.as(quem), id), quem).toMatchObject([
        { contratoId: id, texto, icone: 'warning' },
      ])
    expect(await doFim(await c.rh.as('vagas'), id)).toEqual([])

    // Sixteen days later it is within thirty; and the system was off on the day itself.
    c.rh.clock.irPara(noiteDe('2026-12-06'))
    await c.entrarDeNovo()
    await avisarFim.executar(c.rh.deps)
    expect(await doFim(c.comercial, id)).toHaveLength(2)

    const { versao, fim } = await abrir(c.comercial, id)
    await registrar(id, versao, { tipo: 'prorrogacao', vigencia: '2026-12-31', fim: `2027-01-31` })
    expect(fim).toBe('2027-01-04')
    await avisarFim.executar(c.rh.deps)
    expect(await doFim(c.comercial, id)).toHaveLength(3)
  })

  it('is not for who answers for the contract and may open nothing of it', async () => {
    const quem = async (usuario: string) =>
      (
        await c.rh.db
          .selectFrom('usuario')
          .select('id')
          .where('usuario', '=', usuario)
          .executeTakeFirstOrThrow()
      ).id
    const avisados = async (contratoId: number) =>
      (
        await c.rh.db
          .selectFrom('notificacao as n')
          .innerJoin('usuario as u', 'u.id', 'n.usuarioId')
          .select('u.usuario')
          .where('n.contratoId', '=', contratoId)
          .execute()
      ).map(({ usuario }) => usuario)
    const { contratoId: noEscopo } = await c.rh.db
      .selectFrom('usuarioContrato')
      .select('contratoId')
      .where('usuarioId', '=', await quem('gestor'))
      .orderBy('contratoId', 'desc')
      .executeTakeFirstOrThrow()
    const { id: foraDele } = await novoContrato('861/2026')
    const terminar = (contratoId: number, gestorId: number) =>
      c.rh.db
        .updateTable('contrato')
        .set({ gestorId, inicio: '2020-01-01', fim: '2027-02-20' })
        .where('id', '=', contratoId)
        .execute()
    await terminar(noEscopo, await quem('gestor'))
    await terminar(foraDele, await quem('gestor'))
    const { id: semGrupo } = await novoContrato('862/2026')
    await terminar(semGrupo, await quem('sem.grupo'))
    await avisarFim.executar(c.rh.deps)
    expect(await avisados(noEscopo)).toContain('gestor')
    expect(await avisados(foraDele)).toContain('comercial')
    expect(await avisados(foraDele)).not.toContain('gestor')
    expect(await avisados(semGrupo)).not.toContain('sem.grupo')
  })

  it('leaves the trail whole', async () => {
    expect(await problemasDaTrilha(c.rh.db)).toEqual([])
  })
})
