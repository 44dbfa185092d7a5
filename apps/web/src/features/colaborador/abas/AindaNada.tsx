import Card from '@mui/material/Card'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ListaVaziaArt } from '../../../ui/illustration/ListaVaziaArt.tsx'

interface VazioProps {
  readonly title: string
  readonly text: string
}

const Vazio = ({ title, text }: VazioProps) => (
  <Card>
    <EmptyState illustration={<ListaVaziaArt />} title={title} text={text} />
  </Card>
)

export const Afastamentos = () => (
  <Vazio
    title="Nenhum afastamento registrado"
    text="Atestados, licenças e benefícios aparecem aqui quando um afastamento é informado."
  />
)
