import Button from '@mui/material/Button'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useLocation, useParams, useSearchParams } from 'react-router'
import { useGoOn } from '../../../lib/nav/use-go-on.ts'
import { sendFile } from '../../../lib/api/send-file.ts'
import { parabensHref } from '../../../lib/nav/process-href.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { CadeadoArt } from '../../../ui/illustration/CadeadoArt.tsx'
import { EsperaArt } from '../../../ui/illustration/EsperaArt.tsx'
import { FormPage } from '../../../ui/page/FormPage.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { alvoDe, chamadas, comecoQuery, corpoDaAbertura, type Comeco, type Folha } from '../chamadas.ts'
import { FormSkeleton } from '../FormSkeleton.tsx'
import { useTela } from '../tela.ts'
import { ComArquivoDaFolha } from './arquivo-da-folha.ts'
import { ArquivoPendente } from './ArquivoPendente.tsx'
import { FolhaForm } from './folha/FolhaForm.tsx'
import type { AntesDaFolha, FolhaDaTela } from './formulario.ts'

/** Page `colaborador/:id/…`: opens a process of a kind that is born sent, for one bond. */
export function AbrirPage({ folha }: { readonly folha: FolhaDaTela }) {
  const { id = '' } = useParams()
  const { tipo } = useTela()
  const comeco = useQuery(comecoQuery(tipo, id))
  if (comeco.data) return <Aberta folha={folha} comeco={comeco.data} />
  const { Esqueleto = FormSkeleton } = folha
  if (!comeco.isError) return <Esqueleto />
  return (
    <Page>
      <ErrorState error={comeco.error} onRetry={comeco.refetch} />
    </Page>
  )
}

interface AbertaProps {
  readonly folha: FolhaDaTela
  readonly comeco: Comeco
}

function Aberta({ folha, comeco: { pode, motivo, pessoa, dados: guardados, opcoes } }: AbertaProps) {
  const [busca] = useSearchParams()
  const { state } = useLocation()
  const dados = { ...guardados, ...doEndereco(folha, busca), ...doOutro(state) }
  const { Antes = SoAFolha } = folha
  const ficha = hrefOf(useSetor(), 'colaborador.visualizar', { id: pessoa.id })
  const documento = folha.documento?.(opcoes) ?? null
  const [arquivo, escolher] = useState<File | null>(null)
  const { abrir, pendente } = useAbrir(({ dados: pedidos }) =>
    // What was chosen for a question that is not asked any more stays here.
    arquivo === null ? null : enviado(folha.documento?.(opcoes, pedidos) ?? null, arquivo),
  )
  const { matricula, cargo, posto, contrato } = pessoa
  const vazia = pode ? folha.vazia?.(opcoes) : null
  return (
    <FormPage
      title={folha.titulo(pessoa.nome)}
      subtitle={[matricula && `Matrícula ${matricula}`, cargo, posto, contrato].filter(Boolean).join(' · ')}
      phone={{ title: folha.titulo(pessoa.nome), detail: [cargo, posto].filter(Boolean).join(' · ') }}
    >
      {pendente ? (
        <ArquivoPendente {...pendente} />
      ) : vazia ? (
        <EmptyState illustration={<EsperaArt />} {...vazia} action={<VoltarAFicha href={ficha} />} />
      ) : pode ? (
        <ComArquivoDaFolha value={documento === null ? null : { arquivo, escolher }}>
          <Antes opcoes={opcoes} dados={dados}>
            <FolhaForm
              folha={folha}
              alvo={{ colaboradorId: pessoa.id }}
              opcoes={opcoes}
              dados={dados}
              enviar={folha.enviar}
              cancelarHref={ficha}
              onEnviar={abrir}
            />
          </Antes>
        </ComArquivoDaFolha>
      ) : (
        <Impedida motivo={motivo} fichaHref={ficha} />
      )}
    </FormPage>
  )
}

/** What the address answers of the sheet. */
const doEndereco = ({ doEndereco: campos = [] }: FolhaDaTela, busca: URLSearchParams) =>
  Object.fromEntries(
    campos.flatMap((campo) => {
      const valor = busca.get(campo)
      return valor === null ? [] : [[campo, valor]]
    }),
  )

/** What a request like another one starts from: see `PedirComoEste`. */
const doOutro = (state: unknown): Readonly<Record<string, unknown>> =>
  (state as { readonly como?: Readonly<Record<string, unknown>> } | null)?.como ?? {}

const SoAFolha = ({ children }: AntesDaFolha<unknown>) => children

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

interface Nascido {
  readonly id: number
  readonly numero: string
}

interface Parado {
  readonly nascido: Nascido
  readonly escolhido: Enviado
  readonly falha: unknown
}

interface Enviado {
  readonly tipoId: number
  readonly arquivo: File
}

const enviado = (tipoId: number | null, arquivo: File): Enviado | null =>
  tipoId === null ? null : { tipoId, arquivo }

/** Opens the process once, uploads the file that goes with what is asked for, and navigates to /parabens. */
function useAbrir(arquivoDe: (folha: Folha) => Enviado | null) {
  const goOn = useGoOn()
  const setor = useSetor()
  const { tipo, abertura, vistas, envelhecidas } = useTela()
  const criar = useSubmit(abertura.criar, { invalidates: envelhecidas })
  const chave = useRef(crypto.randomUUID())
  const [parado, setParado] = useState<Parado>()
  const [enviando, setEnviando] = useState(false)
  const anexar = async (nascido: Nascido, escolhido: Enviado): Promise<void> => {
    setEnviando(true)
    try {
      const { tipoId, arquivo } = escolhido
      const query = { ...alvoDe(tipo, nascido.id), tipoId }
      await sendFile(chamadas(tipo).anexar, { query, arquivo, idempotencyKey: chave.current })
    } catch (falha) {
      return setParado({ nascido, escolhido, falha })
    } finally {
      setEnviando(false)
    }
    await celebrar(nascido)
  }
  const celebrar = async ({ id }: Nascido): Promise<void> => {
    await goOn(parabensHref(tipo, id), { replace: true, state: { setor } })
  }
  const abrir = async (folha: Folha, alertasAceitos: readonly string[]): Promise<void> => {
    const nascido = await criar.mutateAsync({ body: corpoDaAbertura(folha, alertasAceitos) })
    const escolhido = arquivoDe(folha)
    await (escolhido ? anexar(nascido, escolhido) : celebrar(nascido))
  }
  const pendente = parado && {
    numero: parado.nascido.numero,
    arquivo: parado.escolhido.arquivo,
    falha: parado.falha,
    enviando,
    registroHref: hrefOf(setor, vistas.visualizar, { id: parado.nascido.id }),
    onRepetir: () => void anexar(parado.nascido, parado.escolhido),
  }
  return { abrir, pendente }
}
