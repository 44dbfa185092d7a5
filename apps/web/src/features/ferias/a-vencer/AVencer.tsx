import Button from '@mui/material/Button'
import { faixasDeVencimento } from '@rh/domain/listas/ferias-a-vencer'
import { MOSTRADOS } from '@rh/domain/listas/mostrados'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { emDias } from '../../../lib/time/em-dias.ts'
import { formatDate } from '../../../lib/format.ts'
import { query } from '../../../lib/api/query.ts'
import { useCanOpen, useSetor } from '../../../lib/nav/use-setor.ts'
import { LinkList } from '../../../ui/data/LinkList.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Section, SectionLink } from '../../../ui/page/Section.tsx'
import { quantosDias } from '../textos.ts'
import { diasParaComecar } from './celulas.tsx'

const TITULO = 'Férias a vencer'

/** The most urgent ones, each one click from its request; for who may open the queue. */
export function AVencer() {
  const canOpen = useCanOpen()
  return canOpen('ferias.a-vencer') ? <Fila /> : null
}

function Fila() {
  const setor = useSetor()
  const canOpen = useCanOpen()
  const { data, isError, error, refetch } = useQuery(
    query('GET /api/ferias/a-vencer', { query: { porPagina: String(MOSTRADOS.pessoas) } }),
  )
  if (isError)
    return (
      <Section title={TITULO}>
        <ErrorState error={error} onRetry={refetch} />
      </Section>
    )
  const view = canOpen('colaborador.marcar-ferias') ? 'colaborador.marcar-ferias' : 'colaborador.visualizar'
  const emDobro = data?.contagens.em_dobro ?? 0
  return (
    <Section
      title={TITULO}
      flush
      {...(emDobro > 0 && { subtitle: `${emDobro} já ${emDobro === 1 ? 'paga' : 'pagam'} dias em dobro` })}
      actions={
        <>
          {canOpen('ferias.planejamento') && (
            <Button component={Link} to={hrefOf(setor, 'ferias.planejamento')} size="small">
              Planejar o ano
            </Button>
          )}
          <SectionLink to={hrefOf(setor, 'ferias.a-vencer')} of="férias a vencer">
            Ver todas
          </SectionLink>
        </>
      }
    >
      <LinkList
        expected={MOSTRADOS.pessoas}
        empty="Nenhum dia de férias por marcar."
        items={data?.results.map((linha) => ({
          key: linha.id,
          href: hrefOf(setor, view, { id: linha.colaboradorId }),
          title: linha.nome,
          detail: `${linha.posto} · ${quantosDias(linha.saldo)}, começar até ${formatDate(linha.comecarAte)}`,
          chip: { label: emDias(diasParaComecar(linha)), tone: faixasDeVencimento[linha.faixa].tone },
        }))}
      />
    </Section>
  )
}
