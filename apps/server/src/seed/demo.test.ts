import { isCnpj, isCpf } from '@rh/domain/br/documentos'
import { isValidCbo } from '@brazilian-utils/brazilian-utils'
import { gatherContexto } from '../modules/admissao/fatos.ts'
import { confereSenha } from '../modules/auth/senha.ts'
import { admissao, statusComprometidos } from '@rh/domain/processos/admissao/admissao'
import { lerRascunho, type Rascunho } from '@rh/domain/processos/admissao/rascunho'
import { regras } from '@rh/domain/processos/admissao/rules'
import { grupos } from '@rh/domain/setores/grupos'
import { setores, setorSlugs } from '@rh/domain/setores/setores'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDb, type Db } from '../db/db.ts'
import { createTestDatabase, type TestDatabase } from '../test/database.ts'
import { loginsDemo, semearDemo, senhaDemo } from './demo.ts'
import { sincronizarReferencias } from './referencias.ts'

const relogio = { agora: () => Temporal.Instant.from('2026-11-20T14:30:00Z') }
const HOJE = '2026-11-20'
const SEGUNDOS = 3

let banco: TestDatabase
let db: Db
let carregou: boolean
let duracaoMs: number

beforeAll(async () => {
  banco = await createTestDatabase()
  db = openDb({ ...banco.connection, max: 2 })
  await sincronizarReferencias(db)
  const inicio = performance.now()
  carregou = await semearDemo(db, relogio)
  duracaoMs = performance.now() - inicio
})

afterAll(async () => {
  await db.destroy()
  await banco.drop()
})

const rows = async <R>(query: string): Promise<R[]> => (await sql.raw<R>(query).execute(db)).rows
const contar = async (query: string): Promise<number> =>
  (await rows<{ n: number }>(`select count(*)::int as n from ${query}`))[0]?.n ?? -1

const admissoes = () =>
  rows<{ id: number; numero: string; status: string; dados: Rascunho; dadosEnviados: Rascunho | null }>(
    'select p.id, p.numero, p.status, a.dados, a.dados_enviados from processo p join admissao a on a.processo_id = p.id order by p.id',
  )

describe('the demo company', () => {
  it('loads into an empty database, in seconds', () => {
    expect(carregou).toBe(true)
    expect(duracaoMs).toBeLessThan(SEGUNDOS * 1000)
  })

  it('has the announced size', async () => {
    expect(await contar('cliente')).toBe(6)
    expect(await contar('contrato')).toBe(10)
    expect(await contar('posto')).toBe(40)
    expect(await contar('vinculo')).toBe(400)
    expect(await contar('vinculo where data_desligamento is not null')).toBe(60)
    expect(await contar('setor')).toBe(8)
  })

  it('has valid documents everywhere', async () => {
    const cpfs = await rows<{ cpf: string }>(
      'select cpf from pessoa union select cpf from admissao where cpf is not null',
    )
    expect(cpfs.filter(({ cpf }) => !isCpf(cpf))).toEqual([])
    const cnpjs = await rows<{ cnpj: string }>(
      'select cnpj from cliente union select cnpj from sindicato union select cnpj from empresa',
    )
    expect(cnpjs.filter(({ cnpj }) => !isCnpj(cnpj))).toEqual([])
    const cbos = await rows<{ cbo: string }>('select cbo from cargo')
    expect(cbos.filter(({ cbo }) => !isValidCbo(cbo))).toEqual([])
  })

  it('has one contract that ends soon and one that has not begun', async () => {
    expect(await contar(`contrato where fim between '${HOJE}' and date '${HOJE}' + 60`)).toBe(1)
    expect(await contar(`contrato where inicio > '${HOJE}'`)).toBe(1)
    expect(await contar('usuario_contrato')).toBeGreaterThan(0)
  })

  it('writes an unbroken audit trail', async () => {
    expect(await contar('auditoria')).toBeGreaterThan(2000)
    expect(await contar('auditoria_quebrada')).toBe(0)
  })

  it('changes nothing when it runs again', async () => {
    const antes = await contar('auditoria')
    await sincronizarReferencias(db)
    expect(await semearDemo(db, relogio)).toBe(false)
    expect(await contar('auditoria')).toBe(antes)
    expect(await contar('vinculo')).toBe(400)
    expect(await contar('grupo')).toBe(setorSlugs.flatMap((slug) => setores[slug].grupos).length)
  })
})

describe('the demo users', () => {
  const gruposDe = (usuario: string) =>
    rows<{ nome: string; setor: string }>(
      `select g.nome, s.slug as setor from usuario u join usuario_grupo ug on ug.usuario_id = u.id
         join grupo g on g.id = ug.grupo_id join setor s on s.id = g.setor_id where u.usuario = '${usuario}'
         order by s.id`,
    )

  it('are one per group, fora.do.horario and sem.grupo', async () => {
    expect(loginsDemo.map(({ usuario }) => usuario)).toEqual([
      'administrador',
      'coordenador.operacional',
      'gestor',
      'assistente.gestor',
      'gerente.administrador',
      'almoxarifado',
      'comercial',
      'coordenador',
      'assistente.departamento.pessoal',
      'cadastro',
      'beneficio',
      'rescisao',
      'gerente.rh',
      'sesmt',
      'vagas',
      'fora.do.horario',
      'sem.grupo',
    ])
    expect(await contar('usuario')).toBe(loginsDemo.length)
    expect(loginsDemo.slice(0, grupos.length).map(({ descricao }) => descricao.split(' – ')[0])).toEqual([
      ...grupos,
    ])
  })

  it('log in with the announced password', async () => {
    const hashes = await rows<{ senhaHash: string }>('select distinct senha_hash from usuario')
    expect(hashes).toHaveLength(1)
    expect(await confereSenha(senhaDemo, hashes[0]?.senhaHash ?? '')).toBe(true)
  })

  it('belong to their group in every sector that lists it', async () => {
    expect((await gruposDe('administrador')).map(({ setor }) => setor)).toEqual(setorSlugs)
    expect(await gruposDe('rescisao')).toEqual([
      { nome: 'Rescisao', setor: 'rh' },
      { nome: 'Rescisao', setor: 'conferencia' },
    ])
    expect(await gruposDe('fora.do.horario')).toEqual([{ nome: 'Gestor', setor: 'operacional' }])
    expect(await gruposDe('sem.grupo')).toEqual([])
  })

  it('may enter the whole week, but for fora.do.horario', async () => {
    const janelas = await rows<{ usuario: string; dias: number }>(
      `select u.usuario, count(h.id)::int as dias from usuario u left join horario h on h.usuario_id = u.id
          and h.entrada = '00:00:00' and h.saida = '23:59:59' group by 1`,
    )
    for (const { usuario, dias } of janelas)
      expect([usuario, dias]).toEqual([usuario, usuario === 'fora.do.horario' ? 0 : 7])
  })

  it('gives the scoped groups some of the contracts, not all', async () => {
    for (const usuario of ['gestor', 'assistente.gestor']) {
      const quantos = await contar(
        `usuario_contrato uc join usuario u on u.id = uc.usuario_id where u.usuario = '${usuario}'`,
      )
      expect(quantos).toBeGreaterThan(0)
      expect(quantos).toBeLessThan(10)
    }
  })
})

describe('the staff', () => {
  it('never occupies a post beyond its quantity, on any day', async () => {
    const cheios = await rows(
      `select po.id, d.dia, count(*) from (select distinct inicio as dia from alocacao) d
         join alocacao a on d.dia between a.inicio and coalesce(a.fim, 'infinity') join posto po on po.id = a.posto_id
        group by po.id, d.dia having count(*) > po.quantidade`,
    )
    expect(cheios).toEqual([])
  })

  it('leaves some posts free and others full', async () => {
    const postos = await rows<{ livres: number }>(
      `select po.quantidade - count(a.id)::int as livres from posto po left join alocacao a on a.posto_id = po.id
          and '${HOJE}' between a.inicio and coalesce(a.fim, 'infinity') group by po.id`,
    )
    expect(postos.filter(({ livres }) => livres === 0).length).toBeGreaterThan(10)
    expect(postos.filter(({ livres }) => livres > 0).length).toBeGreaterThan(10)
  })

  it('has one allocation in force per active bond, in the post and contract of its version', async () => {
    expect(
      await contar(
        `vinculo v join lateral (select * from vinculo_versao x where x.vinculo_id = v.id
             order by vigencia desc limit 1) vv on true
           left join alocacao a on a.vinculo_id = v.id and a.fim is null
           left join posto po on po.id = a.posto_id
          where v.data_desligamento is null
            and (a.posto_id, po.contrato_id, po.cargo_id, po.escala_id)
                is distinct from (vv.posto_id, vv.contrato_id, vv.cargo_id, vv.escala_id)`,
      ),
    ).toBe(0)
    expect(
      await contar(
        `vinculo v where (select max(a.fim) from alocacao a where a.vinculo_id = v.id) is distinct from v.data_desligamento
          and v.data_desligamento is not null`,
      ),
    ).toBe(0)
  })

  it('pays nobody less than the floor of the day or than before (CF art. 7º, IV, V and VI)', async () => {
    expect(
      await contar(
        `vinculo_versao vv where vv.salario_centavos < coalesce((select pi.valor_centavos from piso_salarial pi
           where pi.cargo_id = vv.cargo_id and pi.sindicato_id = vv.sindicato_id and pi.desde <= vv.vigencia
           order by pi.desde desc limit 1), 0)`,
      ),
    ).toBe(0)
    expect(
      await contar(
        `(select salario_centavos - lag(salario_centavos) over (partition by vinculo_id order by vigencia) as aumento
            from vinculo_versao) x where aumento < 0`,
      ),
    ).toBe(0)
  })

  it('gives matrículas in the order of hiring, none twice', async () => {
    expect(
      await contar(
        `(select data_admissao < lag(data_admissao) over (order by matricula) as fora from vinculo) x where fora`,
      ),
    ).toBe(0)
    const [ultima] = await rows<{ matricula: string; seq: number }>(
      'select max(matricula) as matricula, (select last_value from matricula_seq)::int as seq from vinculo',
    )
    expect(Number(ultima?.matricula)).toBe(ultima?.seq)
  })

  it('hired nobody under 18', async () => {
    expect(
      await contar(
        `pessoa p join vinculo v on v.pessoa_id = p.id where p.nascimento + interval '18 years' > v.data_admissao`,
      ),
    ).toBe(0)
  })
})

describe('the admissions', () => {
  it('stand in every status of the declaration, at least twice', async () => {
    const porStatus = Map.groupBy(await admissoes(), ({ status }) => status)
    expect([...porStatus.keys()].toSorted()).toEqual(Object.keys(admissao.statuses).toSorted())
    for (const [status, lista] of porStatus) expect([status, lista.length > 1]).toEqual([status, true])
  })

  it('were sent without a missing or wrong field', async () => {
    const enviadas = (await admissoes()).filter(({ status }) => status !== 'rascunho')
    for (const { numero, dados, dadosEnviados } of enviadas) {
      expect([numero, lerRascunho(dados).faltas]).toEqual([numero, []])
      expect([numero, lerRascunho(dadosEnviados ?? {}).faltas]).toEqual([numero, []])
    }
  })

  it('include incomplete drafts and complete ones', async () => {
    const rascunhos = (await admissoes()).filter(({ status }) => status === 'rascunho')
    const completos = rascunhos.filter(({ dados }) => lerRascunho(dados).completos !== null)
    expect(completos.length).toBeGreaterThan(0)
    expect(completos.length).toBeLessThan(rascunhos.length)
  })

  it('are free of anything that blocks where they wait for a decision', async () => {
    const esperam = (await admissoes()).filter(({ status }) =>
      (statusComprometidos as readonly string[]).includes(status),
    )
    for (const { id, numero, dados } of esperam) {
      const contexto = await gatherContexto(db, { dados, processoId: id, hoje: HOJE })
      const bloqueios = (admissao.transitions.enviar.checks ?? [])
        .flatMap((nome) => regras[nome](contexto))
        .filter(({ severidade }) => severidade === 'bloqueio')
      expect([numero, bloqueios]).toEqual([numero, []])
    }
  })

  it('are numbered in the order in which they were opened', async () => {
    const numeros = (await admissoes()).map(({ numero }) => numero)
    expect(numeros).toEqual(numeros.map((_, i) => `2026-${String(i + 1).padStart(5, '0')}`))
    expect(await rows('select tipo, ano, ultimo from processo_numeracao')).toEqual([
      { tipo: 'admissao', ano: 2026, ultimo: numeros.length },
    ])
  })

  it('were approved and judged by other people than the requester', async () => {
    expect(
      await contar(
        `processo p join processo_evento e on e.processo_id = p.id where e.usuario_id = p.solicitante_id
          and (e.nome = 'aprovar' or e.tipo = 'parecer')`,
      ),
    ).toBe(0)
  })

  it('tell their history up to the present status', async () => {
    expect(
      await contar(
        `processo p where p.status <> coalesce((select e.para from processo_evento e where e.processo_id = p.id
           and e.tipo = 'transicao' order by e.id desc limit 1), 'rascunho')`,
      ),
    ).toBe(0)
  })

  it('that took effect have their bond, made from the form', async () => {
    expect(await contar("processo where status in ('efetivada', 'finalizada')")).toBe(
      await contar('vinculo where admissao_id is not null'),
    )
    expect(
      await contar(
        `processo p join admissao a on a.processo_id = p.id
           join vinculo v on v.admissao_id = p.id and v.id = p.vinculo_id
           join pessoa pe on pe.id = v.pessoa_id
           join vinculo_versao vv on vv.vinculo_id = v.id and vv.processo_id = p.id
           join alocacao al on al.vinculo_id = v.id and al.processo_id = p.id
          where (pe.cpf, pe.nome, al.posto_id, al.inicio::text, vv.vigencia::text)
              = (a.cpf, a.nome, a.posto_id, a.data_prevista, a.data_prevista)
            and vv.salario_centavos = (a.dados #>> '{vaga,salarioCentavos}')::bigint`,
      ),
    ).toBe(7)
  })
})

describe('on other days', () => {
  it.each(['2026-01-12T02:30:00Z', '2027-03-01T12:00:00Z', '2028-02-29T23:59:59Z'])(
    'loads at %s',
    async (agora) => {
      const outro = await createTestDatabase()
      const outroDb = openDb({ ...outro.connection, max: 1 })
      try {
        await sincronizarReferencias(outroDb)
        expect(await semearDemo(outroDb, { agora: () => Temporal.Instant.from(agora) })).toBe(true)
        const { rows: quebrada } = await sql`select * from auditoria_quebrada`.execute(outroDb)
        expect(quebrada).toEqual([])
      } finally {
        await outroDb.destroy()
        await outro.drop()
      }
    },
  )
})
