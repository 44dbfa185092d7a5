import { describe, expect, it } from 'vitest'
import { abrirEmpresa } from '../../test/empresa.ts'
import {
  alguem,
  amanhecer,
  comunicar,
  feito,
  obter,
  semCausa,
  tentarMover,
  tentarOpinar,
  verificar,
} from '../../test/demissoes.ts'

const empresa = abrirEmpresa()

const EXCECAO = 'ESTABILIDADE_NO_ENCERRAMENTO'

/** Somebody who told the company of a pregnancy, whose contract ends with the establishment. */
async function gestanteNoFim() {
  const { rh } = empresa
  const colaboradorId = await alguem(rh.db)
  const cadastro = await rh.as('cadastro')
  await cadastro.call('POST /api/colaborador/estabilidades', {
    body: {
      id: colaboradorId,
      dados: {
        tipo: 'GESTANTE',
        inicio: '2026-11-02',
        marco: '2027-05-10',
        marcoPrevisto: true,
        documento: 'Exame entregue em 02/11',
      },
    },
  })
  const dados = semCausa({ causa: '47', motivo: 'A filial fecha em 30/11/2026.' })
  const { pendencias } = await verificar(cadastro, colaboradorId, dados)
  const aceitos = pendencias.map(({ codigo }) => codigo)
  const { id } = await feito(
    cadastro.try('POST /api/demissao/criar', { body: { colaboradorId, dados, alertasAceitos: aceitos } }),
  )
  await feito(tentarOpinar(await rh.as('rescisao'), id, 'departamento_pessoal', {}))
  return { id, pendencias, aceitos }
}

describe('the closing of the company', () => {
  it('CLT art. 498: goes past a protection where Gerente Rh says why, and nobody else does', async () => {
    const { rh } = empresa
    const { id, pendencias, aceitos } = await gestanteNoFim()
    expect(pendencias.find(({ codigo }) => codigo === EXCECAO)).toMatchObject({
      severidade: 'bloqueio',
      excecaoPor: ['Gerente Rh'],
    })
    const aprovar = async (login: string, mais: object = {}) =>
      tentarMover(await rh.as(login), id, 'aprovar', { alertasAceitos: aceitos, ...mais })
    expect(await aprovar('coordenador')).toMatchObject({
      status: 422,
      body: {
        pendencias: [{ codigo: EXCECAO, mensagem: expect.stringContaining('A exceção é de Gerente Rh') }],
      },
    })
    expect(await aprovar('gerente.rh')).toMatchObject({
      status: 400,
      body: { campos: { motivo: expect.any(String) } },
    })
    const motivo = 'A filial fecha em 30/11/2026, como está na ata da diretoria.'
    expect((await aprovar('gerente.rh', { motivo })).status).toBe(200)
    const cadastro = await rh.as('cadastro')
    await expect(comunicar(rh, id)).rejects.toThrow(EXCECAO)
    expect(
      (await tentarMover(cadastro, id, 'comunicar', { alertasAceitos: aceitos, dados: {} })).status,
    ).toBe(200)
    await amanhecer(rh, '2026-12-01')
    expect((await obter(await rh.as('cadastro'), id)).status).toBe('desligado')
  })
})
