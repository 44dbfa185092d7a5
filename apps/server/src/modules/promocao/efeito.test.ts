import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { modulos } from '../../modulos.ts'
import { confirmado } from '../../test/admissoes.ts'
import { lerPapel } from '../../test/ler-papel.ts'
import { abrirEmpresa } from '../../test/empresa.ts'
import { alguemAPromover, conferir, pedida, promocaoAprovada } from '../../test/promocoes.ts'
import { HOJE, noiteDe } from '../../test/clock.ts'

// Promotions hold from 1 December unless a test says another day.
const empresa = abrirEmpresa()

const versoesDe = async (vinculoId: number) => {
  const { rows } = await sql<{ vigencia: string; cargoId: number; salarioCentavos: number }>`
    select vigencia, cargo_id, salario_centavos from vinculo_versao
     where vinculo_id = ${vinculoId} order by vigencia`.execute(empresa.rh.db)
  return rows
}

const amanhecer = async (dia: string): Promise<void> => {
  empresa.rh.clock.irPara(`${dia}T03:05:00Z`)
  await modulos.promocao.agenda.executar(empresa.rh.deps)
}

// prova: entidade.promocao, /api/promocao
describe('the word of Sesmt on a change', () => {
  it('is refused when it is given: an exam to come, one that ends before it, one not older than the change', async () => {
    const { registro } = await pedida(empresa.rh, empresa.cliente, { vigencia: HOJE })
    const cadastro = await empresa.rh.as('cadastro')
    const { id, versao } = await conferir(cadastro, registro)
    const opinar = async (dataExame: string, mais: object = {}) =>
      (await empresa.rh.as('sesmt')).try('POST /api/promocao/parecer', {
        body: {
          id,
          versao,
          parecer: 'exame',
          decisao: 'aprovado',
          dados: { dataExame, medico: 'Dra. Lúcia Prado', crm: '12345/SP', ...mais },
        },
      })
    expect(await opinar('2027-01-04')).toMatchObject({
      status: 400,
      body: { campos: { 'dados.dataExame': 'Este dia ainda não chegou: informe o que já aconteceu' } },
    })
    expect(await opinar('2026-11-10', { validoAte: '2026-11-09' })).toMatchObject({
      status: 400,
      body: { campos: { 'dados.validoAte': 'Não pode ser antes de 10/11/2026' } },
    })
    expect(await opinar(HOJE)).toMatchObject({
      status: 422,
      body: { pendencias: [{ codigo: 'ASO_DE_MUDANCA' }] },
    })
    expect((await opinar('2026-11-10')).status).toBe(200)
  })

  it('is not asked for where only the pay changes, and the record says why', async () => {
    const { cargoId, salarioCentavos } = await alguemAPromover(empresa.rh.db)
    const soSalario = { cargoId, salarioCentavos: salarioCentavos + 10_000 }
    const { registro } = await pedida(empresa.rh, empresa.cliente, soSalario)
    const { pareceres, pareceresAbertos } = await conferir(await empresa.rh.as('cadastro'), registro)
    expect(pareceres).toContainEqual(
      expect.objectContaining({
        nome: 'exame',
        decisao: 'dispensado',
        comentario: 'Nem a função nem o risco mudam.',
      }),
    )
    expect(pareceresAbertos).not.toContain('exame')
  })
})

describe('the effect', () => {
  it('waits for its day and then writes the new version of the contract, signed by the system', async () => {
    const { pessoa, registro } = await promocaoAprovada(empresa.rh, empresa.cliente)
    expect(registro).toMatchObject({
      status: 'aprovada',
      agenda: { transicao: 'efetivar', para: '2026-12-01' },
    })
    const antes = await versoesDe(pessoa.id)
    await amanhecer('2026-11-30')
    expect(await versoesDe(pessoa.id)).toEqual(antes)
    await amanhecer('2026-12-01')
    expect(await versoesDe(pessoa.id)).toEqual([
      ...antes,
      {
        vigencia: '2026-12-01',
        cargoId: pessoa.novoCargoId,
        salarioCentavos: pessoa.salarioCentavos + 40_000,
      },
    ])
    empresa.rh.clock.irPara(noiteDe('2026-12-01'))
    const { status, eventos, atual } = await (
      await empresa.rh.as('cadastro')
    ).call('GET /api/promocao/obter/:id', { params: { id: registro.id } })
    expect(status).toBe('efetivada')
    expect(eventos.at(-1)).toMatchObject({ nome: 'efetivar', autor: null })
    // The record goes on telling what the promotion changed.
    expect(atual.salarioCentavos).toBe(pessoa.salarioCentavos)
  })

  it('is immediate for a day that has come, within what the company takes back', async () => {
    const { pessoa, registro } = await promocaoAprovada(empresa.rh, empresa.cliente, { vigencia: HOJE })
    expect(registro.status).toBe('efetivada')
    expect((await versoesDe(pessoa.id)).at(-1)).toMatchObject({ vigencia: HOJE })
  })

  it('moves the slot to another post of the contract that has one free', async () => {
    const pessoa = await alguemAPromover(empresa.rh.db)
    await sql`update posto_vigencia set quantidade = quantidade + 5
      where posto_id in (select id from posto where contrato_id = ${pessoa.contratoId})`.execute(
      empresa.rh.db,
    )
    const { opcoes } = await empresa.cliente.call('GET /api/promocao/obter', {
      query: { colaborador: pessoa.id },
    })
    const postoId = opcoes.postos[0]?.value
    const { rows: lugares } = await sql<{ para: string }>`
      update posto po set local_id = lo.id from local lo
       where po.id = ${postoId} and lo.id = (
               select o.id from local o, posto p join local meu on meu.id = p.local_id
                where p.id = ${pessoa.postoId} and o.nome <> meu.nome order by o.id limit 1)
      returning lo.nome as para`.execute(empresa.rh.db)
    const { registro } = await promocaoAprovada(empresa.rh, empresa.cliente, { postoId, vigencia: HOJE })
    expect(registro).toMatchObject({ status: 'efetivada', colaborador: { id: pessoa.id } })
    const { rows } = await sql<{ postoId: number; inicio: string; fim: string | null }>`
      select posto_id, inicio, fim from alocacao
       where vinculo_id = ${pessoa.id} and tipo = 'titular' order by inicio`.execute(empresa.rh.db)
    expect(rows.slice(-2)).toMatchObject([
      { postoId: pessoa.postoId, fim: '2026-11-19' },
      { postoId, inicio: HOJE, fim: null },
    ])
    const papel = await lerPapel(await empresa.rh.as('cadastro'), 'promocao', {
      id: registro.id,
      papel: 'carta',
    })
    const [, muda = ''] = papel.split('O que muda')
    expect(muda).toContain('Local de trabalho atual')
    expect(muda.replaceAll(' ', '')).toContain(`Novolocaldetrabalho${lugares[0]?.para}`.replaceAll(' ', ''))
  })
})

describe('the end', () => {
  it('waits for the signed letter', async () => {
    const { registro } = await promocaoAprovada(empresa.rh, empresa.cliente, { vigencia: HOJE })
    const cadastro = await empresa.rh.as('cadastro')
    const { id, versao } = registro
    const finalizar = () => cadastro.try('POST /api/promocao/finalizar', { body: { id, versao } })
    expect(await finalizar()).toMatchObject({
      status: 422,
      body: { pendencias: [{ codigo: 'carta_pendente' }] },
    })
    const { itens } = await cadastro.call('GET /api/promocao/anexos/:id', { params: { id } })
    expect(itens).toMatchObject([{ codigo: 'ALTERACAO_ASSINADA', exigido: true, estado: 'pendente' }])
    const pdf = new Blob(['%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF'], { type: 'application/pdf' })
    const arquivo = new File([pdf], 'carta.pdf', { type: 'application/pdf' })
    await cadastro.call('POST /api/promocao/anexo', {
      query: { promocaoId: id, tipoId: itens[0]?.tipoId ?? 0 },
      arquivo,
    })
    expect(await finalizar()).toMatchObject({ status: 200, body: { status: 'finalizada' } })
  })

  it('may be undone by the manager of Rh: the terms before it hold again, and nothing is deleted', async () => {
    const { pessoa, registro } = await promocaoAprovada(empresa.rh, empresa.cliente, { vigencia: HOJE })
    const { id, versao } = registro
    const body = {
      id,
      versao,
      transicao: 'desfazer' as const,
      motivo: 'Promoção lançada para a pessoa errada',
    }
    expect(
      await (await empresa.rh.as('gerente.rh')).try('POST /api/promocao/status', { body }),
    ).toMatchObject({
      body: { codigo: 'confirmar_senha' },
    })
    const gerente = await confirmado(empresa.rh, 'gerente.rh')
    const desfeita = await gerente.call('POST /api/promocao/status', { body })
    expect(desfeita.status).toBe('desfeita')
    expect((await versoesDe(pessoa.id)).slice(-2)).toEqual([
      { vigencia: HOJE, cargoId: pessoa.novoCargoId, salarioCentavos: pessoa.salarioCentavos + 40_000 },
      { vigencia: '2026-11-21', cargoId: pessoa.cargoId, salarioCentavos: pessoa.salarioCentavos },
    ])
  })
})
