import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { isDispensavel } from '@rh/domain/processo/anexos'
import { anexosDa, recusada } from '../../../test/anexos-da-loja.ts'
import { abrirLoja } from '../../../test/loja.ts'
import { pdfRecebido } from '../../../test/pdf.ts'

const l = abrirLoja()
const { chamar, lista, enviar, comAnexos, avaliar, recusar, remover, dispensar, usar } = anexosDa(l)

const ENCERRADO = { codigo: 'transicao_invalida', mensagem: 'Este processo já foi encerrado.' }
const SEM_PERMISSAO = { codigo: 'sem_permissao' }
const NADA = { codigo: 'nao_encontrado' }
const naLista = (campo: string, texto: string) => ({ codigo: 'validacao', campos: { [campo]: texto } })

const encerrar = (id: number) => l.mover(id, l.coordenador(), 'cancelar')

/** Documents of a toy that still wait for a file and may be waived, those that tell of health apart. */
async function pendentes(id: number) {
  const itens = (await lista(id)).filter((um) => um.estado === 'pendente' && isDispensavel(um))
  const ids = (sensivel: boolean) =>
    itens.filter((um) => um.sensivel === sensivel).map(({ tipoId }) => tipoId)
  return { comuns: ids(false), deSaude: ids(true) }
}

/** The file that stands in a document. */
const arquivoDe = async (id: number, tipoId: number) =>
  (await lista(id)).find((item) => item.tipoId === tipoId)?.arquivos[0]?.id ?? 0

describe('a file that is sent', () => {
  it('comes from who sends them, while the process is open', async () => {
    const { id } = await l.abrir()
    const [documento = 0] = (await pendentes(id)).comuns
    expect(await recusada(enviar(id, documento, l.coordenador()))).toEqual(ENCERRADO)
    await encerrar(id)
    expect(await recusada(enviar(id, documento))).toEqual(ENCERRADO)
    expect(await arquivoDe(id, documento)).toBe(0)
  })

  it('tells of health where only such files are sent', async () => {
    const { id } = await l.abrir()
    const { comuns, deSaude } = await pendentes(id)
    const [[comum = 0], [saude = 0]] = [comuns, deSaude]
    expect(await recusada(enviar(id, comum, l.almoxarife()))).toEqual(SEM_PERMISSAO)
    await enviar(id, saude, l.almoxarife())
    expect(await arquivoDe(id, comum)).toBe(0)
    expect(await arquivoDe(id, saude)).toBeGreaterThan(0)
  })

  it('belongs to a document of the list, which is the kind’s and still in use', async () => {
    const { id } = await l.abrir()
    const [parado = 0, alheio = 0] = (await pendentes(id)).comuns
    const fora = naLista('tipoId', 'Escolha um documento da lista')
    await sql`update documento_tipo set ativo = false where id = ${parado}`.execute(l.rh.db)
    await sql`update documento_tipo set processos = array_remove(processos, 'brinquedo') where id = ${alheio}`.execute(
      l.rh.db,
    )
    for (const documento of [999_999, parado, alheio])
      expect(await recusada(enviar(id, documento))).toEqual(fora)
    await sql`update documento_tipo set ativo = true where id = ${parado}`.execute(l.rh.db)
    await sql`update documento_tipo set processos = processos || '{brinquedo}' where id = ${alheio}`.execute(
      l.rh.db,
    )
  })
})

describe('a file that the process has already', () => {
  it('is refused in words, for whatever document, unless it was refused itself', async () => {
    const { id } = await l.abrir()
    const [um = 0, dois = 0] = (await pendentes(id)).comuns
    const mandar = async (tipoId: number) =>
      chamar('POST /anexo', l.gestor(), {
        query: { brinquedoId: id, tipoId },
        arquivo: await pdfRecebido('uma e a mesma'),
      })
    await mandar(um)
    const repetido = {
      codigo: 'arquivo_recusado',
      mensagem: `Este mesmo arquivo já foi enviado em "${(await lista(id)).find(({ tipoId }) => tipoId === um)?.descricao}".`,
      acao: 'Envie o arquivo do documento certo, ou abra esse documento e use o mesmo arquivo em outro.',
      campos: { arquivo: 'Arquivo repetido' },
    }
    expect(await recusada(mandar(dois))).toEqual(repetido)
    await recusar(await arquivoDe(id, um), 1)
    await mandar(dois)
    await avaliar(await arquivoDe(id, dois), 1)
    expect(await recusada(mandar(um))).toMatchObject({ codigo: 'arquivo_recusado' })
  })
})

describe('a file that is used for another document', () => {
  it('is there, may be seen by who uses it, and the process is open', async () => {
    const { id, anexoId } = await comAnexos()
    const [outro = 0] = (await pendentes(id)).comuns
    expect(await recusada(usar(anexoId, [outro], l.coordenador()))).toEqual(ENCERRADO)
    expect(await recusada(usar(anexoId, [outro], l.almoxarife()))).toEqual(NADA)
    await dispensar(id, [outro])
    const { comuns } = await pendentes(id)
    const dispensado = await arquivoDe(id, outro)
    expect(dispensado).toBeGreaterThan(0)
    expect(await recusada(usar(dispensado, [comuns[0] ?? 0]))).toEqual(NADA)
    await remover(anexoId)
    expect(await recusada(usar(anexoId, [outro]))).toEqual(NADA)
    await encerrar(id)
    expect(await recusada(usar(anexoId, [outro]))).toEqual(ENCERRADO)
  })

  it('goes to documents of the list, each named once', async () => {
    const { id, anexoId } = await comAnexos()
    const [outro = 0] = (await pendentes(id)).comuns
    const fora = naLista('tipoIds', 'Escolha documentos da lista')
    for (const tipoIds of [[outro, outro], [outro, 999_999], [999_999]])
      expect(await recusada(usar(anexoId, tipoIds))).toEqual(fora)
    expect(await arquivoDe(id, outro)).toBe(0)
  })

  it('that tells of health goes to one that does, by who sends such files', async () => {
    const { id } = await l.abrir()
    const { comuns, deSaude } = await pendentes(id)
    const [[comum = 0], [exame = 0, outroExame = 0]] = [comuns, deSaude]
    await enviar(id, exame, l.almoxarife())
    const anexoId = await arquivoDe(id, exame)
    expect(await recusada(usar(anexoId, [outroExame, comum], l.almoxarife()))).toEqual(SEM_PERMISSAO)
    expect(await recusada(usar(anexoId, [outroExame, comum], l.calculista()))).toEqual(
      naLista(
        'tipoIds',
        'Um documento de saúde só serve para outro de saúde: os demais são abertos por mais pessoas',
      ),
    )
    await usar(anexoId, [outroExame], l.almoxarife())
    expect(await arquivoDe(id, outroExame)).toBeGreaterThan(0)
  })

  it('is not put twice into the same document, sent or approved', async () => {
    const { id, tipoIds, anexoId } = await comAnexos()
    const [outro = 0, terceiro = 0] = (await pendentes(id)).comuns
    const jaEsta = naLista('tipoIds', 'O arquivo já está em um destes documentos')
    expect(await recusada(usar(anexoId, [...tipoIds]))).toEqual(jaEsta)
    await usar(anexoId, [outro])
    await avaliar(await arquivoDe(id, outro), 1)
    expect(await recusada(usar(anexoId, [terceiro, outro]))).toEqual(jaEsta)
    expect(await arquivoDe(id, terceiro)).toBe(0)
  })

  it('counts as a file of the process for each document', async () => {
    const { id, anexoId } = await comAnexos()
    const [um = 0, dois = 0, dispensado = 0] = (await pendentes(id)).comuns
    // What is waived is no file.
    await dispensar(id, [dispensado])
    await sql`insert into limite (regra, desde, valor, motivo)
      values ('anexo.quantidade', '2026-01-01', 2, 'Pouco espaço')`.execute(l.rh.db)
    const cheio = {
      codigo: 'arquivo_recusado',
      mensagem: 'Este processo já guarda 2 arquivos, o limite da empresa.',
      acao: 'Junte páginas do mesmo documento em um só PDF, ou retire um arquivo que não vale mais.',
    }
    try {
      expect(await recusada(usar(anexoId, [um, dois]))).toEqual(cheio)
      await usar(anexoId, [um])
      expect(await recusada(enviar(id, dois))).toEqual(cheio)
    } finally {
      await sql`delete from limite where regra = 'anexo.quantidade' and desde = '2026-01-01'`.execute(l.rh.db)
    }
  })
})

describe('a file that is none', () => {
  it('is not found: by a number that nothing has, and where a document was waived without one', async () => {
    const { id } = await comAnexos(0)
    const [dispensado = 0] = (await pendentes(id)).comuns
    await dispensar(id, [dispensado])
    const semArquivo = await arquivoDe(id, dispensado)
    expect(semArquivo).toBeGreaterThan(0)
    const baixar = (anexo: number) => chamar('GET /anexo/:id', l.calculista(), { params: { id: anexo } })
    expect(await recusada(baixar(semArquivo))).toEqual(NADA)
    expect(await recusada(baixar(999_999))).toEqual(NADA)
    expect(await recusada(avaliar(999_999, 1))).toEqual(NADA)
    expect(await recusada(remover(999_999))).toEqual(NADA)
  })
})

describe('a file that is taken out', () => {
  it('was looked at by nobody, by who sends such files, while the process is open', async () => {
    const { id, tipoIds, anexoId } = await comAnexos(2)
    const [, segundo = 0] = tipoIds
    expect(await recusada(remover(anexoId, l.coordenador()))).toEqual(ENCERRADO)
    expect(await recusada(remover(anexoId, l.almoxarife()))).toEqual(SEM_PERMISSAO)
    await avaliar(anexoId, 1)
    expect(await recusada(remover(anexoId))).toEqual({
      codigo: 'transicao_invalida',
      mensagem: 'Este arquivo já foi conferido.',
    })
    const outro = await arquivoDe(id, segundo)
    expect(outro).toBeGreaterThan(0)
    await encerrar(id)
    expect(await recusada(remover(outro))).toEqual(ENCERRADO)
    expect(await arquivoDe(id, segundo)).toBe(outro)
  })

  it('is one that the person may open, or sent', async () => {
    const { id } = await l.abrir()
    const [exame = 0] = (await pendentes(id)).deSaude
    await enviar(id, exame, l.almoxarife())
    const alheio = await arquivoDe(id, exame)
    expect(await recusada(remover(alheio))).toEqual(NADA)
    expect(await arquivoDe(id, exame)).toBe(alheio)
    await remover(alheio, l.almoxarife())
    await enviar(id, exame)
    const proprio = await arquivoDe(id, exame)
    expect(proprio).toBeGreaterThan(0)
    await remover(proprio)
    expect(await arquivoDe(id, exame)).toBe(0)
  })
})
