import Alert from '@mui/material/Alert'
import Skeleton from '@mui/material/Skeleton'
import { cadastros, type NomeDeCadastro } from '@rh/domain/cadastros/cadastros'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { ApiError } from '../../lib/api/api-error.ts'
import { idDoEndereco } from '../../lib/nav/id-do-endereco.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { UnsavedScope } from '../../ui/form/unsaved/unsaved-scope.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { SidePanel } from '../../ui/page/SidePanel.tsx'
import { obterQuery, type LinhaDe } from './chamadas.ts'
import { HistoricoDoRegistro } from './HistoricoDoRegistro.tsx'
import { CadastroForm } from './CadastroForm.tsx'
import { novoLabel, type TelaDeCadastro } from './tela.ts'

export const NOVO = 'novo'

/** What takes the form off the screen: another record, or another of its parts. */
const escopo = ['registro', 'parte'] as const

interface CadastroPanelProps<N extends NomeDeCadastro> {
  readonly tela: TelaDeCadastro<N>
  /** `novo`, or the id of the record; anything else opens nothing. */
  readonly aberto: string | null
  readonly onClose: () => void
}

export function CadastroPanel<N extends NomeDeCadastro>({ tela, aberto, onClose }: CadastroPanelProps<N>) {
  const id = idDoEndereco(aberto)
  if (id === null && aberto !== NOVO) return null
  return (
    <UnsavedScope value={escopo}>
      {id !== null ? (
        <Existente key={id} tela={tela} id={id} onClose={onClose} />
      ) : (
        <SidePanel open title={novoLabel(tela.nome)} onClose={onClose}>
          <CadastroForm tela={tela} linha={null} onSaved={onClose} />
        </SidePanel>
      )}
    </UnsavedScope>
  )
}

interface ExistenteProps<N extends NomeDeCadastro> {
  readonly tela: TelaDeCadastro<N>
  readonly id: number
  readonly onClose: () => void
}

function Existente<N extends NomeDeCadastro>({ tela, id, onClose }: ExistenteProps<N>) {
  const { nome, abas = [] } = tela
  const { um, genero } = cadastros[nome]
  const { data, isError, error, refetch } = useQuery<LinhaDe<N>, ApiError>(obterQuery(nome, id))
  const [search, setSearch] = useSearchParams()
  const parte = search.get('parte') ?? 'dados'
  const abrir = (nova: string): void =>
    setSearch(
      (atual) => {
        const next = new URLSearchParams(atual)
        if (nova === 'dados') next.delete('parte')
        else next.set('parte', nova)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const partes = [
    { id: 'dados', label: 'Dados' },
    ...abas.map(({ id: aba, label }) => ({ id: aba, label })),
    { id: 'historico', label: 'Histórico' },
  ]
  const inativo = data && !data.ativo && <StatusChip label={genero === 'f' ? 'Desativada' : 'Desativado'} />
  return (
    <SidePanel
      open
      title={data ? tela.titulo(data) : um}
      subtitle={data && um}
      status={inativo}
      onClose={onClose}
      tabs={{
        label: 'Partes do cadastro',
        list: partes,
        current: partes.some(({ id: outra }) => outra === parte) ? parte : 'dados',
        onChange: abrir,
      }}
    >
      {isError && <ErrorState error={error} onRetry={refetch} />}
      {!isError && !data && <Skeleton variant="rounded" height={320} />}
      {data && <Conteudo tela={tela} linha={data} parte={parte} onClose={onClose} />}
    </SidePanel>
  )
}

interface ConteudoProps<N extends NomeDeCadastro> {
  readonly tela: TelaDeCadastro<N>
  readonly linha: LinhaDe<N>
  readonly parte: string
  readonly onClose: () => void
}

function Conteudo<N extends NomeDeCadastro>({ tela, linha, parte, onClose }: ConteudoProps<N>) {
  const aba = tela.abas?.find(({ id }) => id === parte)
  if (aba) return <>{aba.draw(linha)}</>
  if (parte === 'historico') return <HistoricoDoRegistro nome={tela.nome} id={linha.id} />
  return (
    <>
      {!linha.ativo && (
        <Alert severity="info" icon={<Icon name="info" />} sx={{ mb: 3 }}>
          {cadastros[tela.nome].genero === 'f' ? 'Desativada' : 'Desativado'}: não aparece em novas escolhas;
          o que já usa continua como está.
        </Alert>
      )}
      <CadastroForm tela={tela} linha={linha} onSaved={onClose} />
    </>
  )
}
