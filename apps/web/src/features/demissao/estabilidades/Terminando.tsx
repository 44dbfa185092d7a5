import { MOSTRADOS } from '@rh/domain/listas/mostrados'
import { estabilidadeOf } from '@rh/domain/regras/estabilidade/estabilidade'
import { faixasDeEstabilidade, type FaixaDeEstabilidade } from '@rh/domain/regras/estabilidade/faixas'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { formatDate } from '../../../lib/format.ts'
import { query } from '../../../lib/api/query.ts'
import { useCanOpen, useSetor } from '../../../lib/nav/use-setor.ts'
import { LinkList } from '../../../ui/data/LinkList.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Section, SectionLink } from '../../../ui/page/Section.tsx'
import { fimEmPalavras } from './fim.ts'

const TITULO = 'Estabilidades terminando'
const PROXIMAS: readonly FaixaDeEstabilidade[] = ['ate_30', 'ate_90']

export const terminandoQuery = query('GET /api/demissao/estabilidades', {
  query: { porPagina: String(MOSTRADOS.pessoas) },
})

/** The protections that end in three months, for who may open the radar of all of them. */
export function EstabilidadesTerminando() {
  const canOpen = useCanOpen()
  return canOpen('demissao.estabilidades') ? <Terminando /> : null
}

function Terminando() {
  const setor = useSetor()
  const { data, isError, error, refetch } = useQuery(terminandoQuery)
  if (isError)
    return (
      <Section title={TITULO}>
        <ErrorState error={error} onRetry={refetch} />
      </Section>
    )
  const linhas = data?.results.filter(({ faixa }) => PROXIMAS.includes(faixa))
  const semFim = data?.contagens.sem_fim ?? 0
  return (
    <Section
      title={TITULO}
      flush
      {...(semFim > 0 && { subtitle: `${semFim} sem data final` })}
      actions={
        <SectionLink to={hrefOf(setor, 'demissao.estabilidades')} of="estabilidades">
          Ver todas
        </SectionLink>
      }
    >
      <LinkList
        expected={MOSTRADOS.pessoas}
        empty="Nenhuma estabilidade termina nos próximos 90 dias."
        items={linhas?.map((linha) => ({
          key: linha.id,
          href: hrefOf(setor, 'colaborador.visualizar', { id: linha.colaboradorId }),
          title: linha.nome,
          detail: `${estabilidadeOf(linha.tipo).nome} · até ${formatDate(linha.fim)}`,
          chip: { label: fimEmPalavras(linha), tone: faixasDeEstabilidade[linha.faixa].tone },
        }))}
      />
    </Section>
  )
}
