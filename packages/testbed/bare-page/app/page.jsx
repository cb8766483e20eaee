import Link from 'next/link';

export default function BarePage() {
  return <Link href="/second">Second page</Link>;
}
