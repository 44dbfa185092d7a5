import Button from '@mui/material/Button'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router'
import { parabensHref } from '../../../lib/nav/process-href.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { CadeadoArt } from '../../../ui/illustration/CadeadoArt.tsx'
import { EsperaArt } from '../../../ui/illustration/EsperaArt.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { comecoQuery, corpoDaAbertura, type Comeco, type Folha } from '../chamadas.ts'
import { FormSkeleton } from '../FormSkeleton.tsx'
import { useTela } from '../tela.ts'
import { FolhaForm } from './folha/FolhaForm.tsx'
import type { FolhaDaTela } from './formulario.ts'

/** `colaborador/:id/…`: opens a process of a kind that is born sent, for one bond. */
export function AbrirPage({ folha }: { readonly folha: FolhaDaTela }) {
  const { id = '' } = useParams()
  const { tipo } = useTela()
  const comeco = useQuery(comecoQuery(tipo, id))
  if (comeco.data) return <Aberta folha={folha} comeco={comeco.data} />
  const { Esqueleto = FormSkeleton } = folha
  if (!comeco.isError) return <Esqueleto />
  return (
    <Page>
      <ErrorState error={comeco.error} onRetry={() => void comeco.refetch()} />
    </Page>
  )
}

interface AbertaProps {
  readonly folha: FolhaDaTela
  readonly comeco: Comeco
}

function Aberta({ folha, comeco: { pode, motivo, pessoa, dados, opcoes } }: AbertaProps) {
  const ficha = hrefOf(useSetor(), 'colaborador.visualizar', { id: pessoa.id })
  const abrir = useAbrir()
  const { matricula, cargo, posto, contrato } = pessoa
  const vazia = pode ? folha.vazia?.(opcoes) : null
  return (
    <Page
      title={folha.titulo(pessoa.nome)}
      subtitle={[matricula && `Matrícula ${matricula}`, cargo, posto, contrato].filter(Boolean).join(' · ')}
    >
      {vazia ? (
        <EmptyState illustration={<EsperaArt />} {...vazia} action={<VoltarAFicha href={ficha} />} />
      ) : pode ? (
        <FolhaForm
          folha={folha}
          alvo={{ colaboradorId: pessoa.id }}
          opcoes={opcoes}
          dados={dados}
          enviar={folha.enviar}
          cancelarHref={ficha}
          onEnviar={abrir}
        />
      ) : (
        <Impedida motivo={motivo} fichaHref={ficha} />
      )}
    </Page>
  )
}

interface ImpedidaProps {
  readonly motivo: string | null
  readonly fichaHref: string
}

function Impedida({ motivo, fichaHref }: ImpedidaProps) {
  const { pedir } = useTela().textos
  return (
    <EmptyState
      illustration={<CadeadoArt />}
      title={`Não é possível pedir ${pedir} agora`}
      text={motivo ?? ''}
      action={<VoltarAFicha href={fichaHref} />}
    />
  )
}

const VoltarAFicha = ({ href }: { readonly href: string }) => (
  <Button component={Link} to={href} variant="contained">
    Voltar à ficha
  </Button>
)

/** Opens the process once, and goes on to where it is celebrated. */
function useAbrir() {
  const navigate = useNavigate()
  const setor = useSetor()
  const { tipo, abertura, envelhecidas } = useTela()
  const criar = useSubmit(abertura.criar, { invalidates: envelhecidas })
  return async (folha: Folha, alertasAceitos: readonly string[]): Promise<void> => {
    const { id } = await criar.mutateAsync({ body: corpoDaAbertura(folha, alertasAceitos) })
    await navigate(parabensHref(tipo, id), { replace: true, state: { setor } })
  }
}
