import { formatData } from '@rh/domain/br/data'
import { sql } from 'kysely'
import type { Grupo } from '@rh/domain/setores/grupos'
import type { CodigoDeEfeito } from '@rh/domain/regras/afastamento/efeitos-tipos'
import { alertas, pessoasDosGrupos } from '../../alertas/alertas.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { contratosDe, type Processo } from '../processo/repository.ts'
import type { ContextoDoServidor } from './fatos.ts'

// Who hears what a leave does elsewhere. No alert says why the person is away: it may be read over a shoulder, or by e-mail.

/** Of Rh, who is told of what a leave asks of the contract. */
const RH = ['Coordenador', 'Gerente Rh', 'Cadastro'] as const satisfies readonly Grupo[]

/** What each group is told: the effects that it has something to do about. */
const DESTINOS: readonly {
  readonly grupos: readonly Grupo[]
  readonly codigos: readonly CodigoDeEfeito[]
}[] = [
  { grupos: ['Beneficio'], codigos: ['TRANSPORTE', 'REFEICAO'] },
  {
    grupos: RH,
    codigos: [
      'EXPERIENCIA',
      'FERIAS_PERDIDAS',
      'FERIAS_ADIADAS',
      'FERIAS_INTERROMPIDAS',
      'FERIAS_A_REMARCAR',
      'AVISO_SUSPENSO',
    ],
  },
]

const VERBOS = {
  homologado: '',
  corrigido: ' (corrigido)',
  cancelado: ' foi cancelado, e isto deixa de valer',
} as const

const findNome = async ({ tx }: UnitOfWork, vinculoId: number): Promise<string> => {
  const { rows } = await sql<{ nome: string }>`
    select coalesce(pe.nome_social, pe.nome) as nome from vinculo v join pessoa pe on pe.id = v.pessoa_id
     where v.id = ${vinculoId}`.execute(tx)
  return rows[0]?.nome ?? ''
}

/** Tells each sector the effects that it acts on. */
export async function avisarEfeitos(
  work: UnitOfWork,
  processo: Processo,
  { simulacao, vinculoId }: ContextoDoServidor,
  como: keyof typeof VERBOS,
): Promise<void> {
  const nome = await findNome(work, vinculoId)
  for (const { grupos, codigos } of DESTINOS) {
    const textos = (simulacao?.efeitos ?? []).flatMap(({ codigo, texto }) =>
      codigos.includes(codigo) ? [texto] : [],
    )
    if (textos.length === 0) continue
    await alertas.avisar(work, {
      usuarioIds: await pessoasDosGrupos(work.tx, grupos, contratosDe(processo)),
      assunto: 'sistema',
      processoId: processo.id,
      icone: 'info',
      texto: `Afastamento ${processo.numero} de ${nome}${VERBOS[como]}: ${textos.join(' ')}`,
    })
  }
}

/** Tells Rh that the return exam did not let the person back. */
export async function avisarInapto(work: UnitOfWork, processo: Processo): Promise<void> {
  await alertas.avisar(work, {
    usuarioIds: await pessoasDosGrupos(work.tx, RH, contratosDe(processo)),
    assunto: 'sistema',
    processoId: processo.id,
    icone: 'warning',
    texto: `Afastamento ${processo.numero}: o exame de retorno ainda não liberou a volta. Veja se o INSS paga os dias.`,
  })
}

/** Tells Rh that the acquisition periods of the person did not take what the leave does to them. */
export const avisarSemOcorrencia = async (work: UnitOfWork, processo: Processo): Promise<void> =>
  alertas.avisar(work, {
    usuarioIds: await pessoasDosGrupos(work.tx, RH, contratosDe(processo)),
    assunto: 'sistema',
    processoId: processo.id,
    icone: 'warning',
    texto: `Afastamento ${processo.numero}: confira os períodos de férias da pessoa, que não puderam ser recontados.`,
  })

/** Tells Rh that a vacation was ended by a leave, or could not be. */
export async function avisarInterrupcao(
  work: UnitOfWork,
  processo: Processo,
  { numero, em, feita }: { readonly numero: string; readonly em: string; readonly feita: boolean },
): Promise<void> {
  await alertas.avisar(work, {
    usuarioIds: await pessoasDosGrupos(work.tx, RH, contratosDe(processo)),
    assunto: 'sistema',
    processoId: processo.id,
    icone: feita ? 'info' : 'warning',
    texto: feita
      ? `As férias ${numero} foram interrompidas a partir de ${formatData(em)}: os dias voltaram ao saldo.`
      : `As férias ${numero} caem nos dias de um afastamento: remarque.`,
  })
}
